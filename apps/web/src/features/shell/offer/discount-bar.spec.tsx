import { wordsIn } from "@tablee/domain/kernel/words";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Session } from "../../../shared/api/request.ts";
import { words as appWords } from "../../../shared/app/words.ts";
import { DiscountBar } from "./discount-bar.tsx";
import { words as offerWords } from "./words.ts";

type Discount = NonNullable<Session["discountBar"]["discount"]>;

const en = { app: wordsIn(appWords, "en"), offer: wordsIn(offerWords, "en") };

function markupOf(discount: Pick<Discount, "type"> & Partial<Discount>, signupDisabled = false): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const bar = {
    discount: { name: "CODE", code: "CODE", ...discount },
    firstWeekDiscount: true,
    signupDisabled,
    textEn: "An offer",
    textFr: "",
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en, fr: en } })}>
        <RouterContextProvider router={router}>
          <DiscountBar bar={bar as Session["discountBar"]} />
        </RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

describe("the discount bar", () => {
  it.each(["ReferralCode", "MultiorderDiscountCode", "PercentageDiscount", "DiscountCode"] as const)("says what a %s promises", (type) => {
    expect(markupOf({ type })).toContain("An offer");
  });

  it("lists what each box gets for a code of several boxes, and for no other", () => {
    const elements = [3_000, 2_000, 1_050] as never;
    const rows = [...markupOf({ type: "MultiorderDiscountCode", elements }).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
    expect(rows.map(([, box, amount]) => `${box} ${amount}`)).toEqual(["Box 1 −$30.00", "Box 2 −$20.00", "Box 3 −$10.50"]);
    for (const type of ["ReferralCode", "PercentageDiscount", "DiscountCode"] as const)
      expect(markupOf({ type, elements })).not.toContain("<dl");
  });

  it("is marked with its code, by which a browser hides it that closed it", () => {
    expect(markupOf({ type: "DiscountCode" })).toContain('data-offer="CODE"');
  });

  it("calls to no sign-up where there is none", () => {
    expect(markupOf({ type: "DiscountCode" })).toContain(en.offer.use);
    expect(markupOf({ type: "DiscountCode" }, true)).not.toContain(en.offer.use);
  });
});
