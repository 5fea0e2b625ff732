import { isOtherVersion } from "./new-version.ts";

const own = "/assets/index-CMle9Ow7.js";
const page = (src: string) => `<!doctype html><html><head><script type="module" crossorigin src="${src}"></script></head></html>`;

describe("a page of the server", () => {
  it("is of another version if it starts another script", () => {
    expect([isOtherVersion(page("/assets/index-DFofgsZN.js"), own), isOtherVersion(page(own), own)]).toEqual([true, false]);
  });

  it.each(["<!doctype html><p>Starting…</p>", '{"code":"not-found"}', ""])("is none of the app without a script: %j", (text) => {
    expect(isOtherVersion(text, own)).toBe(false);
  });
});
