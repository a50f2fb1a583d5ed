/** How long something was or will be, in words: seconds, minutes, hours or days, never more than two of them. */
import type { Texts } from "./texts";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const SHORT = 90; // seconds up to which seconds are told

export function durationOf(milliseconds: number, texts: Texts): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < SHORT) return texts.say("web-seconds", { seconds });
  if (seconds < HOUR) return texts.say("web-minutes", { minutes: Math.round(seconds / MINUTE) });
  if (seconds >= DAY) return texts.say("web-days", { days: Math.floor(seconds / DAY) });
  const minutes = String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, "0");
  return texts.say("web-hours", { hours: Math.floor(seconds / HOUR), minutes });
}
