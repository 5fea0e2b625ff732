/** Text colour, background, least ratio: 4.5 for text, 3 for the edges of controls and marks (WCAG 2.2, 1.4.3 and 1.4.11). */
type ContrastPair = readonly [foreground: string, background: string, min: number];

const surfaces = ["paper", "surface", "raised", "sunken", "oat", "sage"] as const;
const plainSurfaces = ["paper", "surface", "raised", "sunken"] as const;
const states = ["attention", "danger", "good", "info"] as const;

/** Every colour combination of the components. A new combination is added here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...surfaces.flatMap(
    (surface) =>
      [
        ["ink", surface, 7],
        ["muted", surface, 4.5],
        ["primary-ink", surface, 4.5],
        ["danger-ink", surface, 4.5],
      ] as const,
  ),
  ...plainSurfaces.flatMap(
    (surface) =>
      [
        ["line-strong", surface, 3],
        ["primary", surface, 3],
        ["danger", surface, 3],
        ["focus", surface, 3],
      ] as const,
  ),
  ...states.flatMap(
    (state) =>
      [
        [`${state}-ink`, `${state}-tint`, 4.5],
        [`${state}-ink`, "paper", 4.5],
        ["ink", `${state}-tint`, 7],
      ] as const,
  ),
  ["on-primary", "primary", 4.5],
  ["on-primary", "primary-hover", 4.5],
  ["on-attention", "attention", 4.5],
  ["on-attention", "attention-hover", 4.5],
  ["on-danger", "danger", 4.5],
  ["on-danger", "danger-hover", 4.5],
  ["primary-ink", "primary-tint", 4.5],
  ["ink", "primary-tint", 7],
  ["muted", "primary-tint", 4.5],
  ["paper", "ink", 7],
];

/** The pairs for people who ask for more contrast (WCAG 2.2, 1.4.6). */
export const moreContrastPairs: readonly ContrastPair[] = surfaces.flatMap(
  (surface) =>
    [
      ["ink", surface, 7],
      ["muted", surface, 7],
      ["primary-ink", surface, 7],
      ["danger-ink", surface, 7],
      ["line", surface, 3],
      ["line-strong", surface, 4.5],
    ] as const,
);
