/** The options of an alternation or a group that stand side by side at the top of a pattern. */
function sidesOf(pattern: string): string[] {
  const sides = [""];
  let depth = 0;
  for (const [at, char] of [...pattern].entries()) {
    const isPlain = pattern[at - 1] !== "\\";
    if (isPlain && char === "(") depth++;
    if (isPlain && char === ")") depth--;
    if (isPlain && char === "|" && depth === 0) sides.push("");
    else sides[sides.length - 1] += char;
  }
  return sides;
}

/** The first group of choices that holds no other group: `(a|b)`, not a lookahead such as `(?!a)`. */
const choice = /\((?!\?)([^()]*\|[^()]*)\)/;

/**
 * Splits a pattern into its alternatives, each without a choice: `^(libs|apps)/` is `^libs/` and `^apps/`. An alternative that
 * matches nothing names something that does not exist.
 */
export function partsOf(pattern: string): string[] {
  const parts = sidesOf(pattern).flatMap((side) => {
    const found = choice.exec(side);
    if (!found) return [side];
    const [whole, inner] = found;
    return sidesOf(inner!).flatMap((one) => partsOf(side.replace(whole, () => one)));
  });
  return [...new Set(parts)];
}
