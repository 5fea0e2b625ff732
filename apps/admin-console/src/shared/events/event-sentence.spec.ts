import { recordNumber } from "@tablee/domain/kernel/receipt-number";
import { streamCategories } from "@tablee/domain/streams";
import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { wordFilesIn } from "../../../../../libs/ui/test/word-files.ts";
import { type EventType, eventFacts, eventSentence } from "./event-sentence.ts";
import { type FactsContext, phrases } from "./facts/context.ts";

const catalogues = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../..`), "console");
const types = Object.values(streamCategories).flatMap((events) => Object.keys(events)) as EventType[];
const contextOf = (language: "en" | "fr"): FactsContext => ({
  t: createI18n({ language, resources: catalogues }).t,
  language,
  weekOfOrder: (id) => (id === "o1" ? "2026-12-28" : undefined),
});
const sayings = (language: "en" | "fr") => catalogues[language].events!.sentences as Record<string, string>;
const placeholders = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] as string);

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const context = contextOf(language);

  test.each(types)("%s has a sentence that its facts fill", (type) => {
    const ofType = Object.entries(sayings(language)).filter(
      ([key]) => key === type || key.startsWith(`${type}_`) || key.startsWith(`${type}-`),
    );
    expect(ofType.length).toBeGreaterThan(0);
    const facts = new Set(["who", ...Object.keys(eventFacts[type]({}, phrases(context), "x"))]);
    for (const [, sentence] of ofType) expect(placeholders(sentence).filter((name) => !facts.has(name))).toEqual([]);
  });

  test.each(types)("%s has a sentence even without its data", (type) => {
    const sentence = eventSentence({ type, stream: "order-x", data: {}, actor: { kind: "system", id: "s", name: "s" } }, context);
    expect(sentence).not.toMatch(/\{\{|undefined|NaN|sentences\./);
  });

  test("no sentence is left over", () => {
    const left = Object.keys(sayings(language)).filter((key) => !types.includes(key.replace(/[-_].*$/, "") as EventType));
    expect(left).toEqual([]);
  });
});

const zoe = { kind: "client", id: "a", name: "Zoé Roy" } as const;

test("who did what, in plain words", () => {
  const skipped = { type: "OrderSkipped", stream: "order-o1", data: { because: "away" }, actor: zoe };
  expect(eventSentence(skipped, contextOf("en"))).toBe("Zoé Roy skipped the order for the week of December\u00a028 (away that week)");
  expect(eventSentence(skipped, contextOf("fr"))).toBe(
    "Zoé Roy a sauté la commande de la semaine du 28\u00a0décembre (absence cette semaine-là)",
  );
});

test("a week that was skipped with others names the record that they share", () => {
  const data = { skippedTogether: "5b7e5aca-c7ee-56e2-9dfa-79b3b2c85f16" };
  const skipped = { type: "OrderSkipped", stream: "order-o1", data, actor: zoe };
  const number = recordNumber(data.skippedTogether);
  expect(eventSentence(skipped, contextOf("en"))).toContain(`at once with others, as ${number}`);
  expect(eventSentence(skipped, contextOf("fr"))).toContain(`sous le ${number}`);
});

test("staff are named with their role", () => {
  const refunded = {
    type: "OrderRefunded",
    stream: "order-o1",
    data: { amounts: { totalCents: 1250 }, reason: "Broken jar" },
    actor: { kind: "staff", id: "s", name: "Ada Wong", role: "support" },
  } as const;
  expect(eventSentence(refunded, contextOf("en"))).toBe(
    "Ada Wong (Support) gave back $12.50 of the order for the week of December\u00a028: Broken jar",
  );
});

test("a person who was forgotten is not made up", () => {
  const opened = { type: "AccountOpened", stream: "account-a", data: { language: "fr" }, actor: { ...zoe, name: "" } };
  expect(eventSentence(opened, contextOf("en"))).toBe("The customer opened an account in French; the name has been forgotten since");
});

test("a type of tomorrow is named as it is", () => {
  expect(eventSentence({ type: "MoonLanded", stream: "moon-1", data: {}, actor: zoe }, contextOf("en"))).toContain("MoonLanded");
});
