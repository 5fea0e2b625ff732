import type { PageManifest } from "@tablee/contracts/page-manifest";
import { fillPath } from "@tablee/contracts/page-paths";
import type { Language } from "@tablee/domain/kernel/place/region";
import { wordsIn } from "@tablee/domain/kernel/words";
import type { Brand } from "@tablee/platform/brand";
import { type Described, escaped, textsOf } from "../page-head.ts";
import { words } from "./words.ts";

/** The pages that lead on from one that shows nothing without scripts. */
const onward = ["menu", "faq", "how_it_works"];

/** Links work without scripts, and so do questions. The newsletter has a title alone, and what is still coming never comes. */
const DIM =
  "#root :is(button,select:not([data-over]),input,textarea):enabled,#root [data-over]+*{opacity:.45;pointer-events:none}#root [aria-busy=true],[aria-labelledby=newsletter]{display:none}";

/** Dims the controls of a drawn page in a browser without scripts, below a line with the reason. */
export const withControlsDimmed = (html: string, language: Language): string =>
  html.replace(
    '<div id="root" data-drawn>',
    (root) =>
      `<noscript><style>${DIM}</style><p class="bg-attention-tint px-4 py-3 text-center">${wordsIn(words, language).dimmed}</p></noscript>${root}`,
  );

const ROOT = '<div id="root"></div>';
const link = "link inline-flex min-h-11 items-center wrap-anywhere";

/**
 * Adds to an empty document what a browser without scripts shows in its place: the page's name, what it is for, and how to reach the
 * team. Its classes are those of the screens, whose stylesheet is in the document.
 */
export const withScriptless = (html: string, manifest: PageManifest, described: Described, brand: Brand): string =>
  html.replace(ROOT, () => `${ROOT}<noscript>${scriptless(manifest, described, brand)}</noscript>`);

function scriptless({ pages }: PageManifest, described: Described, brand: Brand): string {
  const { language } = described;
  const { needed, reach } = wordsIn(words, language);
  const { name, description } = textsOf(described);
  const { email, phone } = brand.contact;
  const home = pages.find((page) => page.name === "home");
  const brandName = `<span class="font-display text-2xl">${escaped(brand.name)}</span>`;
  // An address without a page is missing with scripts as well.
  const why = described.row.name === "not_found" ? "" : `<p class="mb-3">${needed}</p>`;
  const links = pages
    .filter((page) => onward.includes(page.name) && page !== described.row)
    .map((page) => anchor(fillPath(page.paths[language], { date: "this-week" }, language), page.title[language]));
  return [
    '<main class="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-14 sm:px-6 lg:py-20">',
    `<p>${home ? `<a href="${escaped(fillPath(home.paths[language], {}, language))}">${brandName}</a>` : brandName}</p>`,
    `<h1 class="font-display text-4xl">${escaped(name)}</h1>`,
    `<p class="text-lg">${escaped(description)}</p>`,
    `<div class="rounded-sheet bg-primary-tint p-(--card-pad)">${why}<p>${reach}</p><p class="flex flex-wrap gap-x-6">`,
    anchor(`mailto:${email}`, email),
    ...(phone === null ? [] : [anchor(`tel:${phone.replace(/[^+\d]/g, "")}`, phone)]),
    `</p></div><nav class="flex flex-wrap gap-x-6">${links.join("")}</nav></main>`,
  ].join("");
}

const anchor = (href: string, text: string): string => `<a class="${link}" href="${escaped(href)}">${escaped(text)}</a>`;
