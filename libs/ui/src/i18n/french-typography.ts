const noBreak = /[\u00a0\u202f]/;

/** Addresses and placeholders keep their own punctuation. */
function withoutMachineText(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+|\b\w+@\w+\.\w+\b/g, "x")
    .replace(/\{\{[^}]*\}\}/g, "0")
    .replace(/<[^>]*>/g, "")
    .replace(/\b\d{1,2}:\d{2}\b/g, "0");
}

/**
 * Quebec typography (Office québécois de la langue française): a no-break space before `:` `%` `$` and inside « »,
 * none before `;` `!` `?`. Returns one sentence for each mistake.
 */
export function frenchTypographyProblems(raw: string): string[] {
  const text = withoutMachineText(raw);
  const problems: string[] = [];
  for (const { index } of text.matchAll(/[:%$]/g)) {
    const before = text[index - 1];
    if (before !== undefined && !noBreak.test(before)) problems.push(`no-break space wanted before '${text[index]}' in "${raw}"`);
  }
  if (/«(?![\u00a0\u202f])/.test(text)) problems.push(`no-break space wanted after '«' in "${raw}"`);
  if (/(?<![\u00a0\u202f])»/.test(text)) problems.push(`no-break space wanted before '»' in "${raw}"`);
  for (const match of text.matchAll(/\s([;!?])/g)) problems.push(`no space wanted before '${match[1]}' in "${raw}"`);
  if (/"/.test(text)) problems.push(`« » wanted instead of straight quotes in "${raw}"`);
  if (/'/.test(text)) problems.push(`’ wanted instead of a straight apostrophe in "${raw}"`);
  return problems;
}
