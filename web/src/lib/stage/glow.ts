/** Lights up things on the page by a selector: they may come and go, the page's style finds them. */

/** Give things a style as long as it is wanted; return what takes it away. */
export function lightUp(selector: string, style: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selector}) { ${style} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
