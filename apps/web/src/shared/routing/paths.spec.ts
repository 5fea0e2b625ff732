import { documentPath, findRoute, inLanguage, languageOf, pathTo } from "./paths.ts";

test.each([
  ["/", "home", "en"],
  ["/fr", "home", "fr"],
  ["/fr/", "home", "fr"],
  ["/compte/", "account", "fr"],
  ["/menu/2026-12-07", "menu", "en"],
  ["/fr/menu/semaine", "menu", "fr"],
  ["/signup/plans/", "signup_plans", "en"],
  ["/abonnement/plans/rtc_4/gouts", "signup_plan_submenu", "fr"],
  ["/fr/404", "not_found", "fr"],
])("%s is the screen %s in %s", (path, name, language) => {
  const found = findRoute(path);
  expect([found?.row.name, found?.language]).toEqual([name, language]);
});

test("an address that belongs to no screen still has a language", () => {
  expect([findRoute("/nope"), languageOf("/nope"), languageOf("/fr/nope")]).toEqual([undefined, "en", "fr"]);
  expect([languageOf("/nope", "fr"), languageOf("/signup/plans", "fr")]).toEqual(["fr", "en"]);
});

test("the other language keeps the parameters", () => {
  expect(inLanguage("/orders/7f3a/editor", "fr")).toBe("/commandes/7f3a/editeur");
  expect(inLanguage("/fr/menu/2026-12-07", "en")).toBe("/menu/2026-12-07");
});

test("this week has a name of its own in each language", () => {
  expect(inLanguage("/menu/this-week", "fr")).toBe("/fr/menu/semaine");
  expect(inLanguage("/fr/menu/semaine", "en")).toBe("/menu/this-week");
});

test("a parameter is written so that it stays one segment", () => {
  expect(pathTo("order_editor", "en", { id: "a/b c" })).toBe("/orders/a%2Fb%20c/editor");
  expect(findRoute("/orders/%E0%A4%A/editor")?.params).toEqual({ id: "%E0%A4%A" });
});

test.each([
  ["/compte", "/compte", undefined],
  ["/compte", "/%63ompte", "/compte"],
  ["/compte", "//compte", "/compte"],
  ["/produit/crème", "/produit/cr%C3%A8me", undefined],
])("the document for %s is loaded, where the browser shows %s", (pathname, shown, path) => {
  expect(documentPath(pathname, { origin: "https://tablee.example", pathname: shown })).toBe(path);
});
