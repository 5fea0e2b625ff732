import { answeredByServer, filesOf, mayKeep, pageKey, type Strategy, strategyOf } from "./strategy-of.ts";

const origin = "https://tablee.example";
const asked = (address: string, more: { method?: string; mode?: string; destination?: string } = {}): Strategy =>
  strategyOf({ method: "GET", mode: "cors", destination: "", url: new URL(address, origin), origin, ...more });
const opened = (address: string, destination = "document") => asked(address, { mode: "navigate", destination });

describe("the worker's strategy", () => {
  it.each(["/", "/fr/", "/menu/this-week?diet=vegan", "/account", "/parametres/compte"])("is that of a page for %s", (address) =>
    expect(opened(address)).toBe("page"),
  );

  it.each(["/api/v1/sessions/session_data", "/api/openapi.json", "/admin", "/admin/accounts", "/clients/auth/google/return"])(
    "is none for %s, fetched or opened",
    (address) => expect([asked(address), opened(address)]).toEqual(["none", "none"]),
  );

  it("is none for what is no reading, a frame's document, and another site", () => {
    expect(asked("/clients/sign_in", { method: "POST", mode: "navigate" })).toBe("none");
    expect(opened("/menu/this-week", "iframe")).toBe("none");
    expect(asked("https://images.example/assets/a.js")).toBe("none");
    expect(asked("/sw.js")).toBe("none");
    expect(asked("/offline/en")).toBe("none");
  });

  it("is none for a page that a script reads, so that a check for a new version asks the server", () =>
    expect(asked("/menu/this-week")).toBe("none"));

  it.each([
    ["/assets/a1b2c3d.js", "file"],
    ["/assets/fraunces-display-1.woff2", "file"],
    ["/assets/index-1.css", "file"],
    ["/assets/art-12345678/carrot.svg", "picture"],
    ["/images/plate/RTC-1.png", "image"],
    ["/icon.svg", "image"],
    ["/admin/assets/a.js", "none"],
  ])("of %s is %s", (address, strategy) => expect(asked(address)).toBe(strategy));
});

describe("a page", () => {
  it("has one address with and without an advertisement's names, and another with any other query", () => {
    expect(pageKey(`${origin}/menu/this-week?utm_source=a&gclid=b`)).toBe(`${origin}/menu/this-week`);
    expect(pageKey(`${origin}/?code=A`)).toBe(`${origin}/?code=A`);
  });

  it("is kept only if the server drew it for strangers, at the address that was asked for", () => {
    const drawn = { status: 200, redirected: false, headers: new Headers({ "x-tablee-for-strangers": "1" }) };
    expect(mayKeep(drawn)).toBe(true);
    expect(mayKeep({ ...drawn, headers: new Headers() })).toBe(false);
    expect(mayKeep({ ...drawn, status: 404 })).toBe(false);
    expect(mayKeep({ ...drawn, redirected: true })).toBe(false);
  });

  it("is no answer where a proxy says that the server is unavailable; its own errors are", () => {
    for (const status of [502, 503, 504]) expect(() => answeredByServer({ status })).toThrow("unavailable");
    for (const status of [200, 404, 500, 505]) expect(answeredByServer({ status })).toEqual({ status });
  });

  it("names its files, each once, without pictures", () =>
    expect(
      filesOf(
        '<link rel="modulepreload" href="/assets/a.js" /><script type="module" src="/assets/a.js"></script><link href="/assets/b.css"><img src="/assets/c.svg">',
      ),
    ).toEqual(["/assets/a.js", "/assets/b.css"]));
});
