import { errors, isErrorCode, statusOf, wordsOf } from "./errors.ts";

const all = Object.entries(errors);
const hardSpace = "\u00a0";

describe("errors", () => {
  it.each(all)("%s is named in kebab-case and answered with a status of failure", (code, { status }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect([400, 401, 402, 403, 404, 408, 409, 410, 413, 415, 422, 429, 500, 503]).toContain(status);
  });

  it.each(all)("%s has words in both languages, and they differ", (_, { en, fr }) => {
    expect(en.trim().length).toBeGreaterThan(5);
    expect(fr.trim().length).toBeGreaterThan(5);
    expect(en).toBe(en.trim());
    expect(fr).toBe(fr.trim());
    expect(en).not.toBe(fr);
  });

  it("fall back to a word for everything else", () => {
    expect(wordsOf("no-such-code", "fr")).toBe(errors["server-error"].fr);
    expect(wordsOf("sold-out", "en")).toBe(errors["sold-out"].en);
    expect([statusOf("sold-out"), statusOf("not-found"), statusOf("no-such-code")]).toEqual([409, 404, 409]);
    expect(isErrorCode("toString")).toBe(false);
  });
});

describe("French words", () => {
  it.each(all)("of %s follow the typography of Canada", (_, { fr }) => {
    for (const match of fr.matchAll(/(.)[:%$»]/g)) expect(match[1]).toBe(hardSpace);
    for (const match of fr.matchAll(/«(.)/g)) expect(match[1]).toBe(hardSpace);
    expect(fr).not.toMatch(/[\s\u00a0\u202f][;!?]/);
    expect(fr).not.toMatch(/['"]/);
  });
});

describe("English words", () => {
  it.each(all)("of %s use curly quotes", (_, { en }) => {
    expect(en).not.toMatch(/['"]/);
  });
});
