/** Keys of the blind draw, by where they lie on a keyboard: AZE QSD WXC here is QWE ASD ZXC there. */
import { isSheetOpen } from "../../../../lib/pages/sheets";

export const TOWARD: Record<string, string> = {
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
  ArrowUp: "north",
  KeyQ: "north-west",
  KeyW: "north",
  KeyE: "north-east",
  KeyA: "west",
  KeyD: "east",
  KeyZ: "south-west",
  KeyX: "south",
  KeyC: "south-east",
  Numpad7: "north-west",
  Numpad8: "north",
  Numpad9: "north-east",
  Numpad4: "west",
  Numpad6: "east",
  Numpad1: "south-west",
  Numpad2: "south",
  Numpad3: "south-east",
};
/** Which of the distances, from the shortest. */
export const HOW_FAR: Record<string, number> = { Digit1: 0, Digit2: 1, Digit3: 2 };
export const TOUCHES: Record<string, string> = { KeyF: "flip", KeyG: "dig" };

/** Say whether a key was pressed for the table, and not for a field, a dialog or the browser. */
export function isFree(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const typing = target.closest?.("input:not([type=radio]), textarea, select, dialog");
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !isSheetOpen();
}

/** Say whether Enter would press what has the focus. */
export const pressesSomething = (event: KeyboardEvent): boolean =>
  Boolean((event.target as HTMLElement).closest?.("button, a, summary"));

/** Say whether an arrow would go from one radio button to the next. */
export const choosesRadio = (event: KeyboardEvent): boolean =>
  event.code.startsWith("Arrow") && (event.target as HTMLElement).matches?.("input[type=radio]");
