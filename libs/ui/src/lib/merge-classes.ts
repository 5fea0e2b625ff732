/** Utilities that are one word each, by the property that they set. */
const words: Readonly<Record<string, string>> = {
  display: "block inline-block inline flex inline-flex table inline-table table-row table-cell grid inline-grid contents hidden flow-root",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible collapse",
  "for-readers": "sr-only not-sr-only",
  "text-line": "underline overline line-through no-underline",
  "text-case": "uppercase lowercase capitalize normal-case",
  slant: "italic not-italic",
  "text-overflow": "truncate text-ellipsis text-clip",
};
const byWord = new Map(Object.entries(words).flatMap(([group, all]) => all.split(" ").map((word) => [word, group] as const)));

/**
 * Prefixes that set several properties, distinguished by their value. The first pattern that fits counts; a value that fits none
 * is a colour.
 */
const parted: readonly (readonly [RegExp, string])[] = [
  [/^text-(left|center|right|justify|start|end)$/, "text-align"],
  [/^text-(wrap|nowrap|balance|pretty)$/, "text-wrap"],
  [/^text-(xs|sm|base|lg|\d?xl|\[[\d.]+\w+\])$/, "font-size"],
  [/^font-(thin|extralight|light|normal|medium|semibold|bold|extrabold|black)$/, "font-weight"],
  [/^flex-(row|col).*$/, "flex-direction"],
  [/^flex-(no)?wrap.*$/, "flex-wrap"],
  [/^flex-.*$/, "flexibility"],
  [/^border-(collapse|separate)$/, "border-collapse"],
  [/^border-(solid|dashed|dotted|double|hidden|none)$/, "border-style"],
  [/^border(-[xytrbl])?(-(\d+|\[[\d.]+px\]))?$/, "border-width$1"],
  [/^ring(-\d+)?$/, "ring-width"],
  [/^snap-(start|center|end|align-none)$/, "snap-align"],
  [/^snap-(mandatory|proximity)$/, "snap-strictness"],
];

/** Prefixes of several words; for all others the first word names the property. */
const long =
  /^(?:(?:min|max)-[hw]|(?:gap|inset|overflow|space|translate|divide)-[xy]|grid-(?:cols|rows|flow)|(?:justify|place)-(?:items|self)|rounded-(?:[trblse]|[tb][lr]|[se][se])(?=-|$)|border-(?:[xytrbl](?=-)|spacing)|scroll-[mp][xytrbl]?|line-clamp|outline-offset|underline-offset|pointer-events|(?:col|row)-(?:start|end)|break-(?:inside|before|after))/;

/** The further properties that a group sets: padding on all sides includes padding on one. */
const includes: Readonly<Record<string, RegExp>> = {
  p: /^p[xytrbl]$/,
  px: /^p[rl]$/,
  py: /^p[tb]$/,
  m: /^m[xytrbl]$/,
  mx: /^m[rl]$/,
  my: /^m[tb]$/,
  size: /^[wh]$/,
  gap: /^gap-[xy]$/,
  inset: /^(inset-[xy]|top|right|bottom|left)$/,
  "inset-x": /^(right|left)$/,
  "inset-y": /^(top|bottom)$/,
  overflow: /^overflow-[xy]$/,
  rounded: /^rounded-/,
  "rounded-t": /^rounded-t[lr]$/,
  "rounded-r": /^rounded-[tb]r$/,
  "rounded-b": /^rounded-b[lr]$/,
  "rounded-l": /^rounded-[tb]l$/,
  "border-width": /^border-width-/,
  "border-width-x": /^border-width-[rl]$/,
  "border-width-y": /^border-width-[tb]$/,
  flexibility: /^(grow|shrink|basis)$/,
  "line-clamp": /^(display|overflow)$/,
  "font-size": /^leading$/,
};

interface Group {
  /** `sm:hover:`, or nothing. */
  readonly variants: string;
  readonly name: string;
}

const groups = new Map<string, Group>();

/** Finds the property that a class sets, and the variants that it holds under. */
function groupOf(className: string): Group {
  const known = groups.get(className);
  if (known) return known;
  const [, variants = "", utility = ""] = /^((?:(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)*)(.*)$/.exec(className)!;
  const bare = utility.replace(/^-/, "").replace(/\/[\w.%-]+$/, "");
  const [pattern, part] = parted.find(([each]) => each.test(bare)) ?? [];
  const name = byWord.get(bare) ?? (pattern ? bare.replace(pattern, part!) : (long.exec(bare)?.[0] ?? bare.split("-")[0]!));
  const group = { variants, name };
  groups.set(className, group);
  return group;
}

/** Keeps the last of the classes that set the same property under the same variants. */
export function mergeClasses(classes: string): string {
  const kept: string[] = [];
  const set: Group[] = [];
  for (const name of classes.split(/\s+/).filter(Boolean).reverse()) {
    const group = groupOf(name);
    if (set.some((later) => isSetBy(group, later))) continue;
    set.push(group);
    kept.unshift(name);
  }
  return kept.join(" ");
}

const isSetBy = (group: Group, later: Group): boolean =>
  group.variants === later.variants && (group.name === later.name || (includes[later.name]?.test(group.name) ?? false));
