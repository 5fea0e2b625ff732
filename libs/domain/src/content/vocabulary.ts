import { z } from "zod";
import type { Language } from "../kernel/place/region.ts";

/** The addresses that a text may lead to: a page of ours, a place on the page, the web over TLS, an email address or a number. */
export const LEADS = /^(\/(?!\/)|https:\/\/|mailto:|tel:|#)/;

/** A run of text; `href` makes it a link. */
export const TextRun = z
  .strictObject({
    text: z.string(),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    href: z.string().regex(LEADS).optional(),
  })
  .meta({ id: "TextRun" });
export type TextRun = z.infer<typeof TextRun>;

const runs = z.array(TextRun);

/** A block of rich text. Items of lists and quotes are single paragraphs: deeper structure is flattened by the adapters. */
const RichBlock = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("paragraph"), runs }),
    /** `id` is the anchor of the section. */
    z.strictObject({ kind: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), runs }),
    z.strictObject({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(runs) }),
    z.strictObject({ kind: z.literal("quote"), runs }),
  ])
  .meta({ id: "RichBlock" });
export type RichBlock = z.infer<typeof RichBlock>;

/** A text with structure and without markup of its own: what an editor writes reaches a page only in these forms. */
export const RichText = z.array(RichBlock).meta({ id: "RichText" });
export type RichText = readonly RichBlock[];

/**
 * The ways in which a page shows a section: a drawing beside text, numbered steps, the product's figures, households by region, this
 * week's ready-to-eat dishes, a list of questions, a closing call, or text alone.
 */
export const PageLook = z.enum(["text", "scene", "steps", "figures", "regions", "dishes", "questions", "closing"]).meta({ id: "PageLook" });

/** A section of a designed page. `art` names drawings of the customer app; `questions` is the subject whose questions it lists. */
export const PageSection = z
  .strictObject({
    id: z.string().min(1),
    title: z.string().min(1),
    look: PageLook,
    art: z.array(z.string()),
    questions: z.string().nullable(),
    body: RichText,
  })
  .meta({ id: "PageSection" });

/** The one act that a page leads to. */
export const PageAction = z.strictObject({ text: z.string().min(1), href: z.string().regex(LEADS) }).meta({ id: "PageAction" });

/** The locale of the content service for a language. */
export const contentLocales = { en: "en-US", fr: "fr-CA" } as const satisfies Record<Language, string>;
export type ContentLocale = (typeof contentLocales)[Language];
