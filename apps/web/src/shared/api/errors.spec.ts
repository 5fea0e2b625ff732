import { CallError } from "@tablee/contracts/client";
import { errors } from "@tablee/contracts/errors";
import { sentenceOf } from "./errors.ts";

const tooLate = (code: "order-past-cutoff" | "additions-past-cutoff", language: "en" | "fr", details?: Record<string, unknown>) =>
  new CallError(409, { code, message: errors[code][language], ...(details ? { details } : {}) });
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const toronto = { cutoffAt: "2026-11-15T05:00:00.000Z", receivedAt: "2026-11-15T05:01:30.000Z", zone: "America/Toronto" };

test("a change that came too late has both times named, after the refusal's own words", () => {
  expect(plain(sentenceOf(tooLate("order-past-cutoff", "en", toronto), "en"))).toBe(
    `${errors["order-past-cutoff"].en} This box closed on Sat, Nov 14 at 11:59 p.m.; your change reached us on Sun, Nov 15 at 12:01 a.m.`,
  );
  expect(plain(sentenceOf(tooLate("order-past-cutoff", "fr", toronto), "fr"))).toBe(
    `${errors["order-past-cutoff"].fr} La date limite est passée le sam. 14 nov. à 23 h 59; votre changement nous est parvenu le dim. 15 nov. à 0 h 01.`,
  );
});

test("a shared day is named once, and times are local to the delivery address", () => {
  const noon = { cutoffAt: "2026-11-14T20:00:00.000Z", receivedAt: "2026-11-14T20:05:00.000Z", zone: "America/Vancouver" };
  expect(plain(sentenceOf(tooLate("additions-past-cutoff", "en", noon), "en"))).toMatch(
    /Additions to this box closed on Sat, Nov 14 at \d+:59 \w\.m\.; yours reached us at \d+:05 p\.m\.$/,
  );
  expect(plain(sentenceOf(tooLate("additions-past-cutoff", "fr", noon), "fr"))).toMatch(
    /ont pris fin le sam\. 14 nov\. à \d+ h 59; le vôtre nous est parvenu à \d+ h 05\.$/,
  );
});

test("without the instants, or with an unknown zone, the refusal's own words are all there is", () => {
  for (const details of [undefined, {}, { ...toronto, zone: "Mars/Olympus" }, { ...toronto, cutoffAt: 3 }])
    expect(sentenceOf(tooLate("order-past-cutoff", "en", details), "en")).toBe(errors["order-past-cutoff"].en);
});

test("what has no name takes the words of its caller; one with a name, and a call without an answer, keep their own", () => {
  const ours = "We could not put that into your box.";
  const body = { code: "server-error", message: errors["server-error"].en };
  for (const error of [new CallError(500, body), new CallError(500, { code: "server-error", message: "<html>" }), new Error("x")]) {
    expect(sentenceOf(error, "en", ours)).toBe(ours);
    expect(sentenceOf(error, "en")).toBe(errors["server-error"].en);
  }
  expect(sentenceOf(tooLate("order-past-cutoff", "en"), "en", ours)).toBe(errors["order-past-cutoff"].en);
  for (const status of [0, 502])
    expect(sentenceOf(new CallError(status, { code: "no-answer", message: "<html>" }), "fr", ours)).toMatch(/joindre notre cuisine/);
});

test("too many attempts name the wait, if it is known", () => {
  const body = { code: "too-many-attempts", message: errors["too-many-attempts"].fr };
  const sentence = (retryAfterSeconds: unknown) => plain(sentenceOf(new CallError(429, { ...body, details: { retryAfterSeconds } }), "fr"));
  expect(sentence(1_234)).toBe("Trop de tentatives pour le moment. Vous pourrez réessayer dans 21 min.");
  expect(sentence(3_600)).toBe("Trop de tentatives pour le moment. Vous pourrez réessayer dans 1 h.");
  expect(sentence(12)).toBe("Trop de tentatives pour le moment. Vous pourrez réessayer dans 1 min.");
  expect(sentence(undefined)).toBe(errors["too-many-attempts"].fr);
});

test("a browser that refuses cookies is named as the reason for a refused act", () => {
  const { navigator } = globalThis;
  const refused = new CallError(403, { code: "csrf-refused", message: errors["csrf-refused"].en });
  expect(sentenceOf(refused, "en")).toBe(errors["csrf-refused"].en);
  Object.defineProperty(globalThis, "navigator", { value: { cookieEnabled: false }, configurable: true });
  expect(sentenceOf(refused, "en")).toMatch(/refuses cookies/);
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
});
