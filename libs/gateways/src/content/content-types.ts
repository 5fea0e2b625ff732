import { PageAction, PageLook, PageSection, RichText } from "@tablee/domain/content/vocabulary";
import { z } from "zod";

const Order = z.number().default(0);

export const Faq = z.object({ id: z.string().min(1), question: z.string().min(1), answer: RichText });

/** A section as editors write it: one that names no look is text. */
export const Section = PageSection.extend({
  look: PageLook.default("text"),
  art: z.array(z.string()).default([]),
  questions: z.string().nullable().default(null),
}).strip();

/**
 * The fields of each type of content, in one locale. An entry that does not fit its type is left out and logged, and so is a question of
 * a category and a section of a page: a slip of an editor costs one of them.
 */
export const contentTypes = {
  /** A group of questions. `friendlyId` is its name in addresses; `listFaqsOnPages` shows its questions under pages about it. */
  faqCategory: z.object({
    friendlyId: z.string().min(1),
    title: z.string().min(1),
    order: Order,
    listFaqsOnPages: z.boolean().default(false),
    faqs: z.array(Faq),
  }),
  /** A page of text, or of sections below a drawing, which lead to one act. */
  page: z.object({
    slug: z.string().min(1),
    title: z.string().min(1),
    subtitle: z.string().optional(),
    /** The day since which the text holds, for those that say so. */
    revisedOn: z.string().optional(),
    body: RichText,
    art: z.string().optional(),
    action: PageAction.strip().optional(),
    sections: z.array(Section).default([]),
  }),
} as const;

/** The field by which the service orders the entries of a type; none for a type whose entries are found by name. */
export const orderFields: Readonly<Record<ContentType, string | undefined>> = { faqCategory: "order", page: undefined };

export type ContentType = keyof typeof contentTypes;
export type ContentOf<Type extends ContentType> = z.output<(typeof contentTypes)[Type]>;
