import { readFileSync } from "node:fs";
import type { Call } from "./call.ts";
import { allCalls } from "./calls.ts";

const catalogue: readonly { readonly method: string; readonly path: string }[] = JSON.parse(
  readFileSync(new URL("./catalogue.json", import.meta.url), "utf8"),
);

const pathsOf = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);
const inCatalogue = new Map(catalogue.map((entry) => [entry.path, entry]));
const ofCatalogue = allCalls.filter((call) => inCatalogue.has(call.path));

describe("the catalogue", () => {
  it("has 141 calls, each path once", () => {
    expect(catalogue).toHaveLength(141);
    expect(inCatalogue.size).toBe(141);
  });

  it.each(ofCatalogue.map((call) => [call.path, call] as const))("is followed to the letter by %s", (path, call) => {
    expect(call.method).toBe(inCatalogue.get(path)!.method);
    expect(call.own).toBeUndefined();
  });

  it("is all there is, but for calls that are marked as our own", () => {
    expect(pathsOf(allCalls.filter((call) => !inCatalogue.has(call.path) && !call.own))).toEqual([]);
  });
});

describe("the calls", () => {
  const named = allCalls.map((call) => [call.path, call] as const);

  it("have each path once, and are sorted by it", () => {
    expect(new Set(pathsOf(allCalls)).size).toBe(allCalls.length);
    expect(pathsOf(allCalls)).toEqual(pathsOf(allCalls).toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it.each(named)("%s says in one sentence what it does", (_, call) => {
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(named)("%s changes state by POST only", (_, call: Call) => {
    if (call.method === "GET") expect(call.writes).toBeUndefined();
    if (call.idempotent) expect(call.method).toBe("POST");
  });

  it("keep what is the console's under /api/admin, for staff alone", () => {
    const wrong = allCalls.filter((call) => {
      const forStaff = typeof call.who !== "string";
      const isSession = call.path.startsWith("/api/admin/sessions/");
      return call.path.startsWith("/api/admin/") ? !forStaff && !isSession : forStaff;
    });
    expect(pathsOf(wrong)).toEqual([]);
  });
});
