/** Colours of the cards: an ink for each age, a ground for each costume. */

export const INK = "#2a1b3d";

/** Every age has its ink and, on backs, its two shades of lozenges. */
export const AGE_LOOKS: Record<string, { ink: string; dark: string; light: string }> = {
  child: { ink: "#2f8a3b", dark: "#1e5c2c", light: "#57b04f" },
  teen: { ink: "#c8337d", dark: "#8a1d5a", light: "#e3639f" },
  adult: { ink: "#2470c2", dark: "#174a8c", light: "#5296de" },
  "": { ink: "#a8741a", dark: "#7a4f10", light: "#cf9c3b" },
  unknown: { ink: "#6d638c", dark: "#4a4168", light: "#7d739c" },
};

/** The ground behind a figure, so that a corner of a card already tells its costume. */
export const GROUNDS: Record<string, string> = {
  witch: "#dccdf6",
  rabbit: "#ffd9e3",
  pirate: "#ffdf9e",
  dragon: "#c4eccf",
  robot: "#cfe1f6",
  fairy: "#fff4b0",
  joker: "#fbe6cf",
};
