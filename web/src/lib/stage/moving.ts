/** Looks at a page again and again while something on it moves, and rests when nothing does. */

const REST = 1000; // milliseconds after the last sign that something moves
const SIGNS = ["scroll", "resize", "transitionrun", "animationstart"];
const ANY_CHANGE = { subtree: true, childList: true, attributes: true, characterData: true };

/** Look before each picture of the page while things inside move; return what ends that. */
export function whileMoving(root: Element, look: () => void): () => void {
  let [asked, until] = [0, 0];
  const step = (now: number) => {
    look();
    asked = now < until ? requestAnimationFrame(step) : 0;
  };
  const wake = () => {
    until = performance.now() + REST;
    asked ||= requestAnimationFrame(step);
  };
  const changes = new MutationObserver(wake);
  changes.observe(root, ANY_CHANGE);
  for (const sign of SIGNS) addEventListener(sign, wake, true);
  wake();
  return () => {
    cancelAnimationFrame(asked);
    changes.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, wake, true);
  };
}
