import { wordsIn } from "@tablee/domain/kernel/words";
import { streamCategories } from "@tablee/domain/streams";
import { accountHistoryModel } from "@tablee/projections/account-history/read-model";
import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { wordFilesIn } from "../../../../../../libs/ui/test/word-files.ts";
import { type Happening, sentenceOf, told } from "./sentence.ts";
import { sentences } from "./sentences.ts";
import { type Access, timelineOf } from "./timeline.ts";
import { pageOf } from "./timeline-page.ts";
import { type Context, phrases, type Say } from "./told/phrases.ts";
import { type HistoryType, historyCategories } from "./told/told.ts";

const [en, fr] = [wordsIn(sentences, "en"), wordsIn(sentences, "fr")];

const catalogues = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../../..`), "app");
const says = (language: "en" | "fr") => createI18n({ language, resources: catalogues }).t as unknown as Say;
const contextOf = (language: "en" | "fr"): Context => ({
  t: says(language),
  language,
  zone: "America/Toronto",
  weekOfOrder: (id) => (id === "o1" ? "2026-12-28" : undefined),
  orderOfPayment: (id) => (id === "p1" ? "o1" : undefined),
});
const types = historyCategories.flatMap((category) => Object.keys(streamCategories[category])) as HistoryType[];
const sayings = { en, fr } as Record<"en" | "fr", Record<string, string>>;
const placeholders = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] as string);

test("the categories are those that stand in a person's history", () => {
  expect([...historyCategories].sort()).toEqual([...accountHistoryModel.categories].sort());
});

test("both languages say the same", () => {
  expect(compareCatalogues(en, fr)).toEqual([]);
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const context = contextOf(language);

  test.each(types)("%s has a sentence that its facts fill, or a reason to be left out", (type) => {
    const tell = told[type];
    const ofType = Object.entries(sayings[language]).filter(
      ([key]) => key === type || key.startsWith(`${type}_`) || key.startsWith(`${type}-`),
    );
    if ("leftOut" in tell) {
      expect(tell.leftOut).toMatch(/\.$/);
      expect(ofType).toEqual([]);
      return;
    }
    expect(ofType.length).toBeGreaterThan(0);
    const facts = new Set(["who", ...Object.keys(tell({}, phrases(context), "x"))]);
    for (const [, sentence] of ofType) expect(placeholders(sentence).filter((name) => !facts.has(name))).toEqual([]);
  });

  test.each(types)("%s has a sentence even without its data", (type) => {
    const sentence = sentenceOf({ type, stream: "order-x", data: {}, by: "client" }, context) ?? "";
    expect(sentence).not.toMatch(/\{\{|undefined|NaN|timeline:|sentences\./);
  });

  test("no sentence is left over", () => {
    const left = Object.keys(sayings[language]).filter((key) => !types.includes(key.replace(/[-_].*$/, "") as HistoryType));
    expect(left).toEqual([]);
  });
});

const skipped = { type: "OrderSkipped", stream: "order-o1", data: { because: "away" } } as const;

test("who did what is told to the person whom it concerns", () => {
  expect(sentenceOf({ ...skipped, by: "client" }, contextOf("en"))).toBe("You skipped the week of December\u00a028, 2026: you were away");
  expect(sentenceOf({ ...skipped, by: "staff" }, contextOf("fr"))).toBe(
    "Notre équipe a sauté la semaine du 28\u00a0décembre 2026\u00a0: vous étiez ailleurs",
  );
});

test("a payment names the box that it was for, and no provider's reference", () => {
  const captured = {
    type: "PaymentCaptured",
    stream: "payment-p1",
    data: { amountCents: 5900, reference: "ch_secret" },
    by: "system",
  } as const;
  expect(sentenceOf(captured, contextOf("en"))).toBe("$59.00 was charged for your box for the week of December\u00a028, 2026");
});

test("a code without words is not shown", () => {
  const failed = { type: "OrderDeliveryFailed", stream: "order-o1", data: { code: "route_77-internal" }, by: "system" } as const;
  expect(sentenceOf(failed, contextOf("en"))).toBe("Your box for the week of December\u00a028, 2026 could not be handed over");
  expect(sentenceOf({ ...failed, type: "MoonLanded" }, contextOf("en"))).not.toMatch(/Moon/);
});

describe("a timeline", () => {
  const at = (date: string) => ({ at: `${date}T13:15:00.000Z`, date, time: "08:15", zone: "America/Toronto", abbreviation: "EST" });
  const event = (given: Partial<Happening>): Happening => ({
    position: "1",
    stream: "order-0b1c",
    type: "OrderUnskipped",
    at: at("2026-12-03"),
    by: "client",
    reason: null,
    data: {},
    ...given,
  });
  const access: Access = {
    passwordHolder: true,
    triesCounted: 0,
    sessions: [{ device: "phone", beganAt: at("2026-12-02") }],
    pushDevices: [],
    consents: [],
  };
  const events = [
    event({ type: "OrderGenerated", data: { week: "2026-12-28", lines: [{ sku: "RTC-0001", quantity: 1 }] }, at: at("2026-11-23") }),
    event({ type: "OrderBillingStarted" }),
    event({ by: "staff", reason: 'asked <by phone> & "twice"' }),
  ];

  it("goes by months, newest first, in local time with its zone, and gives staff's reason", () => {
    const { months, intro, beside } = timelineOf({ events, access, language: "fr" }, says("fr"));
    expect(months.map(({ title }) => title)).toEqual(["Décembre 2026", "Novembre 2026"]);
    expect(months[0]!.entries).toEqual([
      {
        at: "2026-12-03T13:15:00.000Z",
        when: "jeudi 3\u00a0décembre, 8\u00a0h\u00a015 HNE",
        sentence: "Notre équipe a rétabli votre boîte de la semaine du 28\u00a0décembre 2026",
        reason: 'Motif donné\u00a0: asked <by phone> & "twice"',
      },
    ]);
    expect(intro).toContain("2 entrées");
    expect(beside.lists[0]!.items).toEqual(["Téléphone, depuis le mercredi 2\u00a0décembre, 8\u00a0h\u00a015 HNE"]);
    expect(beside.lists[1]!.items).toEqual(["Aucun"]);
  });

  it("is a page that runs nothing, loads nothing and lets no text become markup", () => {
    const page = pageOf(timelineOf({ events, access, language: "en" }, says("en")));
    expect(page).toContain('<html lang="en-CA">');
    expect(page).toContain("asked &lt;by phone&gt; &amp; &quot;twice&quot;");
    expect(page).not.toMatch(/<script|<img|<link|https?:|RTC-0001|0b1c/);
  });
});
