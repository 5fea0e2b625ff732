import { readFileSync } from "node:fs";
import type { Tracked } from "../../../shared/tracking/track.ts";
import { words } from "./words.ts";

/** Each kind of event by the words with which the question names it. */
const named: Record<Tracked["event"], readonly [en: string, fr: string]> = {
  "page-view": ["pages", "pages"],
  "add-to-cart": ["dishes added", "plats ajoutés"],
  skip: ["weeks skipped", "semaines sautées"],
  "sign-up": ["sign-ups", "inscriptions"],
  lead: ["sign-ups", "inscriptions"],
  "sign-up-using-oauth": ["sign-ups", "inscriptions"],
};

it.each(Object.entries(named))("is named by the question and the privacy page: %s", (_, [en, fr]) => {
  expect([words.text[0], readFileSync("content/page/privacy.en-US.md", "utf8")].every((text) => text.includes(en))).toBe(true);
  expect([words.text[1], readFileSync("content/page/privacy.fr-CA.md", "utf8")].every((text) => text.includes(fr))).toBe(true);
});
