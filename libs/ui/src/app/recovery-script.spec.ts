import { recoveryScript } from "./recovery-script.ts";

/** A page in which the script runs, and the way in which the browser loaded it. */
function pageLoaded(type: "navigate" | "reload", { lang = "fr-CA", onLine = true } = {}) {
  const seen = { reloads: 0, listen: (_: object) => {} };
  const root = { firstChild: null, innerHTML: "" };
  const names = {
    addEventListener: (_: string, listener: (event: object) => void) => {
      seen.listen = listener;
    },
    location: { origin: "https://tablee.example", reload: () => seen.reloads++ },
    navigator: { onLine },
    performance: { getEntriesByType: () => [{ type }] },
    document: { documentElement: { lang }, body: {}, getElementById: () => root },
  };
  new Function(...Object.keys(names), recoveryScript)(...Object.values(names));
  return { fails: (target: object) => seen.listen({ target }), reloads: () => seen.reloads, root };
}

const script = { tagName: "SCRIPT", src: "https://tablee.example/assets/index-CMle9Ow7.js" };

describe("a page whose script is gone", () => {
  it("is loaded again, once", () => {
    const first = pageLoaded("navigate");
    first.fails(script);
    expect([first.reloads(), first.root.innerHTML]).toEqual([1, ""]);
    const second = pageLoaded("reload");
    second.fails(script);
    expect([second.reloads(), second.root.innerHTML]).toEqual([0, expect.stringContaining("Réessayer")]);
  });

  it("has a sentence in its own language", () => {
    const { fails, root } = pageLoaded("reload", { lang: "en-CA" });
    fails(script);
    expect(root.innerHTML).toContain("Try again");
  });

  it("is left without a network, and for files of others", () => {
    const offline = pageLoaded("navigate", { onLine: false });
    offline.fails(script);
    const page = pageLoaded("navigate");
    page.fails({ tagName: "IMG", src: "https://tablee.example/assets/plate.svg" });
    page.fails({ tagName: "SCRIPT", src: "https://elsewhere.example/assets/x.js" });
    page.fails({ tagName: "LINK", rel: "preload", href: "https://tablee.example/assets/font.woff2" });
    expect([offline.reloads(), page.reloads()]).toEqual([0, 0]);
  });
});
