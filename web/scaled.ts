/**
 * Sizes are written in pixels of a common screen. On a large one everything grows together with the
 * letters, so they become rem when the client is built; hairlines stay hairlines.
 */
import type { CSSOptions } from "vite";

const ROOT = 16; // pixels of a rem on a common screen: see :root in styles/base.css
const HAIRLINE = 1;

export const scaled: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: {
    visitor: {
      Length: ({ unit, value }) =>
        unit === "px" && Math.abs(value) > HAIRLINE ? { unit: "rem", value: value / ROOT } : undefined,
    },
  },
};
