import type { RichText } from "@tablee/domain/content/vocabulary";
import type { Thing } from "./structured-data.ts";

/** The questions of a page with their answers, as the page shows them. */
export const questionData = (questions: readonly { readonly question: string; readonly answer: RichText }[]): Thing => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  })),
});

/** A rich text without its marks: a line for each paragraph and each item. */
export function plainText(text: RichText): string {
  const line = (runs: readonly { readonly text: string }[]) => runs.map((run) => run.text).join("");
  return text.flatMap((block) => (block.kind === "list" ? block.items.map(line) : [line(block.runs)])).join("\n");
}
