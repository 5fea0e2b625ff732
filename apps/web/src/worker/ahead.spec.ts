import { languageAt, languagesOf, pagesAhead } from "./ahead.ts";

const origin = "https://tablee.example";

describe("the language of an address", () => {
  it.each([
    ["/menu/this-week", "fr-CA", "en"],
    ["/compte", "en-CA", "fr"],
    ["/fr/menu/semaine?diet=vegan", "en-CA", "fr"],
    ["/fr/nowhere", "en-CA", "fr"],
    ["/nowhere", "fr-CA", "fr"],
    ["/nowhere", "en-CA", "en"],
  ])("is, for %s in a browser in %s, %s", (path, browsers, language) => expect(languageAt(origin + path, browsers)).toBe(language));

  it("is each counted once, however many pages are open", () =>
    expect(
      languagesOf(
        ["/faq", "/fr/faq", "/menu/this-week"].map((path) => origin + path),
        "fr-CA",
      ),
    ).toEqual(["en", "fr"]));
});

describe("the pages that are kept before a visit", () => {
  const ahead = (...paths: string[]) =>
    pagesAhead(
      paths.map((path) => origin + path),
      "en-CA",
      origin,
    ).map((address) => address.slice(origin.length));

  it("are home in the language of each open page, and the open pages that the server draws", () => {
    expect(ahead("/fr/faq#delivery")).toEqual(["/fr/", "/fr/faq"]);
    expect(ahead("/", "/produit/RTC-0001")).toEqual(["/", "/fr/", "/produit/RTC-0001"]);
  });

  it("have no query, which may be a secret, and are no page that the server leaves to the browser", () =>
    expect(
      ahead("/clients/password/edit?reset_password_token=s", "/?code=A", "/faq?r=friend", "/account", "/clients/sign_in", "/nowhere"),
    ).toEqual(["/"]));
});
