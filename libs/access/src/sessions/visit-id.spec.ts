import { isVisitId, newVisitId, visitCsrf } from "./visit-id.ts";

const key = Buffer.alloc(32, 1).toString("base64");
const otherKey = Buffer.alloc(32, 2).toString("base64");

describe("the id of a visit without a row", () => {
  const id = newVisitId(key, "client");

  it("is known as ours, by the key and the kind that it was made with", () => {
    expect(isVisitId(key, "client", id, 1)).toBe(true);
    expect(isVisitId(otherKey, "client", id, 1)).toBe(false);
    expect(isVisitId(key, "staff", id, 1)).toBe(false);
  });

  it.each([
    ["an empty text", ""],
    ["its first part alone", "v"],
    ["its form without content", "v..."],
    ["a planted word", "planted"],
    ["it with a character added", `${id}0`],
    ["it with another first part", `x${id.slice(1)}`],
    ["it without its last character", id.slice(0, -1)],
    ["it without its signature", id.slice(0, id.lastIndexOf("."))],
    ["it with another time", id.replace(/\.([^.]+)\.([^.]+)$/, ".zzzzzzzz.$2")],
    ["one whose signature has as many characters and more bytes", `v.a.a.${"é".repeat(64)}`],
  ])("is not %s", (_, other) => {
    expect(isVisitId(key, "client", other, 1)).toBe(false);
  });

  it("ends after its hours", () => {
    expect(isVisitId(key, "client", id, 0)).toBe(false);
  });

  it("differs each time, and so does its CSRF token, which only the key can make", () => {
    const other = newVisitId(key, "client");
    expect(other).not.toBe(id);
    expect(visitCsrf(key, "client", id)).toBe(visitCsrf(key, "client", id));
    expect(visitCsrf(key, "client", other)).not.toBe(visitCsrf(key, "client", id));
    expect(visitCsrf(otherKey, "client", id)).not.toBe(visitCsrf(key, "client", id));
  });
});
