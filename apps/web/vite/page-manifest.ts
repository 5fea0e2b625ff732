import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { accountIndex } from "@tablee/contracts/calls/account";
import { servingsBanner } from "@tablee/contracts/calls/banners";
import { contactForm } from "@tablee/contracts/calls/contact";
import { faqCategories, faqCategoryData } from "@tablee/contracts/calls/faqs";
import { homepage } from "@tablee/contracts/calls/home";
import { menuData } from "@tablee/contracts/calls/menu";
import { impactPage, regionCounts, showPage } from "@tablee/contracts/calls/pages";
import { modalData } from "@tablee/contracts/calls/products";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { getSelectedPlan, subscriptionPlans } from "@tablee/contracts/calls/signup";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import type { Language } from "@tablee/domain/kernel/place/region";
import { inBoth, textIn } from "@tablee/domain/kernel/words";
import type { Plugin } from "vite";
import { words as titleWords } from "../src/shared/app/title/words.ts";
import { drawnRoutes } from "../src/shared/routing/drawn-routes.ts";
import { patternOf } from "../src/shared/routing/paths.ts";
import { redirects } from "../src/shared/routing/redirects.ts";
import { type RouteName, type RouteRow, routeTable } from "../src/shared/routing/route-table.ts";
import { descriptionOf, pictureAlt } from "./descriptions.ts";
import { cameWith } from "./reach.ts";

export const screensFile = join(import.meta.dirname, "../src/routes/screens.ts");

const textOf = (slug: string) => `${showPage.path}?slug=${slug}`;

/** The reads that a page prefetches before its scripts run, beside the session; `{name}` is a parameter of its path. */
const reads: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [homepage.path],
  account: [accountIndex.path, servingsBanner.path],
  menu: [`${menuData.path}?date={date}`],
  product: [`${modalData.path}?sku={id}`],
  contact: [contactForm.path],
  get_started: [subscriptionPlans.path],
  faq: [faqCategories.path, `${faqCategoryData.path}?friendlyId=home`],
  faq_category: [`${faqCategoryData.path}?friendlyId={friendlyId}`],
  terms_conditions: [textOf(currentWordings.terms)],
  privacy: [textOf("privacy")],
  story: [textOf("story")],
  how_it_works: [textOf("how-it-works")],
  how_meal_kit_delivery_works: [textOf("how-meal-kit-delivery-works")],
  impact: [textOf("impact"), impactPage.path, regionCounts.path],
  eco_friendly_commitments: [textOf("eco-friendly-commitments")],
  zero_waste: [textOf("zero-waste")],
  zero_waste_how_to: [textOf("zero-waste-how-to")],
  ready_to_eat: [textOf("ready-to-eat"), `${menuData.path}?date=this-week`],
  signup_plans: [subscriptionPlans.path, getSelectedPlan.path],
};

/** The file of each route's screen, as screens.ts imports it. */
export function screenFiles(source = readFileSync(screensFile, "utf8")): ReadonlyMap<RouteName, string> {
  const fileOf = (text: string) => /import\("([^"]+)"\)/.exec(text)?.[1];
  const shared = new Map([...source.matchAll(/^const (\w+) = (.+);$/gm)].map(([, name, text]) => [name!, fileOf(text!)]));
  const found = [...source.matchAll(/^ {2}(\w+): (.+),$/gm)].map(
    ([, name, text]) => [name as RouteName, fileOf(text!) ?? shared.get(text!)] as const,
  );
  return new Map(found.flatMap(([name, file]) => (file ? [[name, resolve(dirname(screensFile), file)] as const] : [])));
}

/** Pages without a customer's data that are a step of something, or nothing to find: search engines do not list them. */
const unlisted = new Set<RouteName>([
  ...(["sign_in", "provider_callback", "forgot_password", "reset_password", "email_verification"] as const),
  ...(["track_box", "no_delivery", "get_started", "wip_paypal", "not_found"] as const),
]);

/** Search engines find the prices, and no other page of the sign-up. */
const isPublic = ({ name, auth, noLayout }: RouteRow): boolean =>
  auth === undefined && !unlisted.has(name) && (noLayout !== true || name === "signup_plans");

/** The picture that shared links show. */
export const pictureOf = (language: Language): Buffer => readFileSync(join(import.meta.dirname, `../share/${language}.png`));

/** Vite plugin: writes the manifest from which the API serves the app's pages. Fails if a route has no screen. */
export const pageManifest = (language: Language): Plugin => ({
  name: "tablee:page-manifest",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const files = screenFiles();
      const entry = chunks.find(({ isEntry }) => isEntry)!;
      const pages = routeTable.map((row): PageManifest["pages"][number] => {
        const file = files.get(row.name) ?? this.error(`${row.name} has no screen in screens.ts`);
        const scripts = cameWith(file, chunks) ?? this.error(`the screen of ${row.name} has no chunk`);
        return {
          name: row.name,
          paths: { en: patternOf(row, "en"), fr: patternOf(row, "fr") },
          title: inBoth(titleWords[row.name]),
          description: inBoth(descriptionOf(row)),
          isPublic: isPublic(row),
          isDrawn: drawnRoutes.has(row.name),
          // The largest file comes first: a phone that fetches six files at once must not delay it for small ones.
          scripts: [entry, ...scripts].map(({ fileName }) => `/${fileName}`),
          reads: [sessionData.path, ...(reads[row.name] ?? [])],
        };
      });
      const picture = (of: Language) => {
        const file = this.emitFile({ type: "asset", name: `${of}.png`, source: pictureOf(of) });
        return { address: `/${this.getFileName(file)}`, alt: textIn(pictureAlt, of) };
      };
      const manifest: PageManifest = {
        picture: { en: picture("en"), fr: picture("fr") },
        pages,
        redirects: redirects.map(([from, to]) => [from, to]),
      };
      this.emitFile({ type: "asset", fileName: pageManifestFile(language), source: JSON.stringify(manifest) });
    },
  },
});
