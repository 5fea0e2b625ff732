import { createI18n } from "./create-i18n.ts";

const resources = {
  en: { menu: { meals_one: "{{count}} meal", meals_other: "{{count}} meals" } },
  fr: { menu: { meals_one: "{{count}} repas", meals_many: "{{count}} de repas", meals_other: "{{count}} repas" } },
};

test("it is ready at once, in the language asked for", () => {
  const i18n = createI18n({ language: "fr", resources });
  expect(i18n.isInitialized).toBe(true);
  expect(i18n.t("ui:close")).toBe("Fermer");
});

test("the first namespace is the default, and French millions take `many`", () => {
  const i18n = createI18n({ language: "fr", resources });
  expect(i18n.t("meals", { count: 0 })).toBe("0 repas");
  expect(i18n.t("meals", { count: 1_000_000 })).toBe("1000000 de repas");
});
