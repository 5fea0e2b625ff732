import type { FailedBox as Failed } from "@tablee/contracts/schemas";
import { cents } from "@tablee/domain/kernel/money";
import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { FailedBox } from "./failed-box.tsx";
import { words } from "./words.ts";

const resources = { en: { failure: wordsIn(words, "en") }, fr: { failure: wordsIn(words, "fr") } };
const failed = {
  orderId: "00000000-0000-4000-8000-000000000000",
  deliveryDate: "2027-02-06",
  amountCents: cents(4_500),
  code: "card_declined",
  declined: null,
  sameMethod: false,
  pausesNext: true,
  next: null,
} as Failed;

const shown = (language: "en" | "fr", box: Partial<Failed> = {}) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n({ language, resources })}>
      <FailedBox failed={{ ...failed, ...box }} />
    </I18nextProvider>,
  );

describe("the notice of a box that was not paid", () => {
  it("is as true before its delivery day as after it", () => {
    expect(shown("en")).toContain("It is cancelled, and nothing was charged for it.");
    expect(shown("fr")).toContain("Elle est annulée, et rien n’a été débité pour elle.");
    expect(shown("en") + shown("fr")).not.toMatch(/was not delivered|n’a pas été livrée/);
  });

  it("threatens a pause only where there is none", () => {
    expect(shown("en")).toContain("your subscription is paused");
    expect(shown("fr")).toContain("sera mis en pause");
    expect(shown("en", { pausesNext: false }) + shown("fr", { pausesNext: false })).not.toMatch(/subscription|abonnement/);
  });
});
