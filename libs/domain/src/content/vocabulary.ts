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

/** The locale of the content service for a language. */
export const contentLocales = { en: "en-US", fr: "fr-CA" } as const satisfies Record<Language, string>;
export type ContentLocale = (typeof contentLocales)[Language];
