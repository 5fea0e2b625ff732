import type { PageManifest } from "@tablee/contracts/page-manifest";
import { brands } from "@tablee/platform/brand";
import { withControlsDimmed, withScriptless } from "./scriptless.ts";

const row = (name: string, path: string, title: string): PageManifest["pages"][number] => ({
  name,
  paths: { en: path, fr: path === "/" ? "/fr/" : `/fr${path}` },
  title: { en: title, fr: `${title} en français` },
  description: { en: "Write to us & we answer", fr: "Écrivez-nous" },
  isPublic: true,
  isDrawn: false,
  scripts: [],
  reads: [],
});
const contact = row("contact", "/contact", "Contact");
const picture = { address: "/assets/a.png", alt: "Six dishes" };
const manifest: PageManifest = {
  picture: { en: picture, fr: picture },
  pages: [row("home", "/", "Home"), row("menu", "/menu/{date}", "Menu"), contact],
  redirects: [],
};
const brand = { ...brands.laurier, contact: { email: "table@laurier.example", phone: "+1 (514) 555-0199" } };
const pageIn = (language: "en" | "fr") =>
  withScriptless('<body><div id="root"></div></body>', manifest, { row: contact, language, params: {} }, brand);

describe("a page that needs scripts, in a browser without them", () => {
  it("names the page, says what it is for, and how to reach the team of the brand that sells", () => {
    const page = pageIn("en");
    expect(page).toMatch(/^<body><div id="root"><\/div><noscript><main.*<\/main><\/noscript><\/body>$/);
    expect(page).toMatch(/Cuisine Laurier<\/span><\/a><\/p><h1[^>]*>Contact<\/h1><p[^>]*>Write to us &amp; we answer</);
    expect(page).toContain('href="mailto:table@laurier.example">table@laurier.example</a>');
    expect(page).toContain('href="tel:+15145550199">+1 (514) 555-0199</a>');
    expect(page).toContain("This page needs JavaScript");
  });

  it("names no cause where there is no page at all", () => {
    const missing = { row: row("not_found", "/404", "Page not found"), language: "en", params: {} } as const;
    const page = withScriptless('<div id="root"></div>', manifest, missing, brand);
    expect(page).toMatch(/<h1[^>]*>Page not found<\/h1>/);
    expect(page).not.toContain("JavaScript");
  });

  it("speaks the page's language, and leads on in it", () => {
    const page = pageIn("fr");
    expect(page).toMatch(/<h1[^>]*>Contact en français<\/h1><p[^>]*>Écrivez-nous</);
    expect(page).toContain("Cette page a besoin de JavaScript");
    expect([...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual(["/fr/", "/fr/menu/semaine"]);
  });
});

describe("a drawn page, in a browser without scripts", () => {
  it("says in its language that the dimmed controls need them, and dims no link and no question", () => {
    const html = '<body><div id="root" data-drawn><h1>Menu</h1></div></body>';
    const [, style, words] = /^<body><noscript><style>(.*)<\/style><p[^>]*>(.*)<\/p><\/noscript><div id="root"/.exec(
      withControlsDimmed(html, "fr"),
    )!;
    expect(style).toMatch(/button.*select.*input/);
    expect(style).not.toMatch(/\ba\b|summary/);
    expect(words).toContain("JavaScript est désactivé");
  });

  it("hides what is still coming, and nothing that has come", () =>
    expect(withControlsDimmed('<div id="root" data-drawn></div>', "en")).toMatch(/\[aria-busy=true\][^{]*\{display:none\}/));
});
