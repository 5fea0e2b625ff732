import type { Language } from "@tablee/domain/kernel/place/region";
import type { Voice } from "@tablee/domain/kernel/voices";
import { wordsIn } from "@tablee/domain/kernel/words";
import { type StreamCategory, streamCategories } from "@tablee/domain/streams";
import { accountHistoryModel } from "@tablee/projections/account-history/read-model";
import { compareCatalogues } from "../../ui/src/i18n/catalogues-equal.ts";
import { contextOf } from "../test/contexts.ts";
import { allFacts } from "./all-facts.ts";
import { type EventType, notTheirs } from "./event-facts.ts";
import { customerSentence, staffSentence } from "./history.ts";
import { phrases } from "./phrases.ts";
import type { Sentences } from "./sentence.ts";

const voices = ["customer", "staff"] as const satisfies readonly Voice[];
const languages = ["en", "fr"] as const satisfies readonly Language[];
const typesIn = (category: StreamCategory) => Object.keys(streamCategories[category]) as EventType[];
const types = (Object.keys(streamCategories) as StreamCategory[]).flatMap(typesIn);

/** A voice's sentences by variant and form of the plural; none where it omits the event. */
function sentencesOf(type: EventType, voice: Voice): Exclude<Sentences, readonly unknown[]> {
  const of = allFacts[type][voice];
  if ("omitted" in of) return {};
  return Array.isArray(of) ? { default: of as never } : (of as never);
}

const placeholders = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);

test("there is an entry for each type of event, and for no other", () => {
  expect(Object.keys(allFacts).sort()).toEqual([...types].sort());
});

test("customers have a voice for the categories that their history holds, and for no other", () => {
  const theirs = (Object.keys(streamCategories) as StreamCategory[]).filter((category) =>
    typesIn(category).some((type) => allFacts[type].customer !== notTheirs),
  );
  expect(theirs.sort()).toEqual([...accountHistoryModel.categories].sort());
  for (const type of theirs.flatMap(typesIn)) expect(allFacts[type].customer).not.toBe(notTheirs);
});

describe.each(voices)("the voice for the %s", (voice) => {
  test.each(types)("%s: both languages have the same placeholders and forms, or the reason to omit it is a sentence", (type) => {
    const of = allFacts[type][voice];
    if ("omitted" in of) return expect(of.omitted).toMatch(/^[A-Z].+\.$/);
    // Forms of the plural without a variant are named as those with one.
    const named = Object.fromEntries(Object.entries(sentencesOf(type, voice)).map(([key, pair]) => [`sentence_${key}`, pair]));
    expect(Object.keys(named).length).toBeGreaterThan(0);
    expect(compareCatalogues(wordsIn(named, "en"), wordsIn(named, "fr"))).toEqual([]);
  });

  test.each(types)("%s: its facts fill its sentences", (type) => {
    const facts = allFacts[type].facts?.({}, phrases(voice, contextOf("en", voice)), "x") ?? {};
    const names = new Set(["who", ...Object.keys(facts)]);
    for (const pair of Object.values(sentencesOf(type, voice))) {
      for (const text of pair) expect(placeholders(text ?? "").filter((name) => !names.has(name))).toEqual([]);
    }
  });

  test.each(types)("%s: it has a sentence in both languages even without its data", (type) => {
    for (const language of languages) {
      const event = { type, stream: "order-x", data: {} };
      const actor = { kind: "system", name: "s" } as const;
      const context = contextOf(language, voice);
      const sentence =
        voice === "staff" ? staffSentence({ ...event, actor }, context) : customerSentence({ ...event, by: "client" }, context);
      expect(sentence ?? "").not.toMatch(/\{\{|undefined|NaN/);
      expect(sentence === undefined).toBe("omitted" in allFacts[type][voice]);
    }
  });
});
