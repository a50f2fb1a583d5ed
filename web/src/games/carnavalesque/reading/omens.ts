/** What events and roles are called, and what their rules are. */
import type { Texts } from "../../../lib/words/texts";

/** An event of the round, or a role. */
export type OmenKind = "happening" | "role";

/** Name an event or a role. */
export const omenName = (kind: OmenKind, name: string, texts: Texts): string =>
  texts.put(kind === "role" ? `role-${name}` : `happening-${name}.name`);

/** Say what an event or a role does. */
export const omenRule = (kind: OmenKind, name: string, texts: Texts): string =>
  texts.put(`${kind}-${name}.rule`);
