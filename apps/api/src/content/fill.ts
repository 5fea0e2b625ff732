import type { RichBlock, RichText, TextRun } from "@tablee/domain/content/vocabulary";
import type { Facts } from "./facts.ts";

/** The facts' names that a text uses: `{{orderMinimum}}`. */
export const NAMED = /\{\{(\w+)\}\}/g;

/** Puts facts in place of their names. An unknown name stays as it was written. */
export const filled = (text: string, facts: Facts): string =>
  text.replace(NAMED, (written, name: string) => (facts as Readonly<Record<string, string>>)[name] ?? written);

/** Puts facts in place of their names in every run of a text, and in its addresses. */
export const filledText = (text: RichText, facts: Facts): RichBlock[] =>
  text.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => item.map((run) => filledRun(run, facts))) }
      : { ...block, runs: block.runs.map((run) => filledRun(run, facts)) },
  );

const filledRun = (run: TextRun, facts: Facts): TextRun => ({
  ...run,
  text: filled(run.text, facts),
  ...(run.href && { href: filled(run.href, facts) }),
});
