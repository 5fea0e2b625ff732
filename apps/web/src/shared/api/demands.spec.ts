import { hasReturn, setNavigator, takeReturn } from "../routing/return-to.ts";
import { demandSignIn, followRedirect } from "./demands.ts";

const globals = globalThis as unknown as Record<string, unknown>;
const before = { location: globals.location, sessionStorage: globals.sessionStorage };

/** Fakes the parts of a browser that the client uses here. */
function browserAt(pathname: string, search = "") {
  const assigned: string[] = [];
  const kept = new Map<string, string>();
  globals.location = { pathname, search, assign: (to: string) => assigned.push(to) };
  globals.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  setNavigator((path) => {
    assigned.push(path);
    globals.location = { ...(globals.location as object), pathname: path, search: "" };
  });
  return assigned;
}

const seconds = async (demand: Promise<void>) => {
  const began = Date.now();
  await demand;
  return Math.round((Date.now() - began) / 100) / 10;
};

describe("what the server demands of the client", () => {
  afterEach(() => Object.assign(globals, before));

  it("is a sign-in, after which the person returns: the address is kept once, with that they were refused, for a second", async () => {
    const went = browserAt("/compte", "?from=mail");
    const all = [demandSignIn("fr"), demandSignIn("fr")];
    expect(went).toEqual(["/clients/connexion"]);
    expect(hasReturn()).toBe(true);
    expect(await seconds(all[0]!)).toBeGreaterThanOrEqual(0.9);
    await all[1];
    expect(takeReturn()).toBe("/compte?from=mail");
    expect([hasReturn(), takeReturn()]).toEqual([false, undefined]);
  });

  it("is another page, for a second", async () => {
    const went = browserAt("/account");
    expect(await seconds(followRedirect("/signup/payment?step=1"))).toBeGreaterThanOrEqual(0.9);
    expect(went).toEqual(["/signup/payment?step=1"]);
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", "account"])(
    "is never a page of another site: %s",
    async (to) => {
      const went = browserAt("/account");
      await followRedirect(to);
      expect(went).toEqual([]);
    },
  );
});
