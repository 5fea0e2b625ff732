import { PageAction, PageLook, PageSection, RichText } from "@tablee/domain/content/vocabulary";
import { FlagName } from "@tablee/domain/flag/vocabulary";
import { HomePart, HomeVersion } from "@tablee/domain/landing-page/vocabulary";
import { brandKeys } from "@tablee/platform/brand";
import { z } from "zod";
import { bannerFields } from "./banner-fields.ts";

const Order = z.number().default(0);
/** An entry with a brand is shown by that brand alone, and replaces the entry of the same name that has none. */
const OfBrand = z.enum(brandKeys).optional();

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
    brand: OfBrand,
    /** The feature whose flag has to be on for the page to be there. */
    flag: FlagName.optional(),
    title: z.string().min(1),
    subtitle: z.string().optional(),
    /** The day since which the text holds, for those that say so. */
    revisedOn: z.string().optional(),
    body: RichText,
    art: z.string().optional(),
    action: PageAction.strip().optional(),
    sections: z.array(Section).default([]),
  }),
  /** A landing page. Words that it leaves out are the screen's own; its text are the sections of the part `people`. */
  homePage: z.object({
    order: Order,
    version: HomeVersion,
    brand: OfBrand,
    /** The days on which it is shown, both included. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    title: z.string().min(1).optional(),
    subtitle: z.string().min(1).optional(),
    parts: z.array(HomePart),
    body: RichText.default([]),
  }),
  ...bannerFields,
} as const;

/** The field by which the service orders the entries of a type; none for a type whose entries are found by name. */
export const orderFieldOf = (type: ContentType): string | undefined =>
  type === "faqCategory" || type === "homePage" ? "order" : undefined;

/** The field that holds the text of an entry. */
export const textFieldOf = (type: ContentType): "body" | "faqs" | "message" =>
  type === "faqCategory" ? "faqs" : type in bannerFields ? "message" : "body";

export type ContentType = keyof typeof contentTypes;
export type ContentOf<Type extends ContentType> = z.output<(typeof contentTypes)[Type]>;
