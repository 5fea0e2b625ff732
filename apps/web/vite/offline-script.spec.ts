import { PAGE_DAYS } from "../src/worker/kept-names.ts";
import { offlineScript } from "./offline-script.ts";

const script = offlineScript({
  trying: "Trying…",
  still: "Still no connection.",
  onlyHere: ["Not opened", "Only here."],
  home: "/",
  asked: "/offline/en",
});
const DAY_MS = 86_400_000;

interface Item {
  href: string;
  textContent: string;
}

/**
 * Runs the script of a document at an address, over pages of some ages that are kept, in a tab with its storage; with the requests, moves,
 * texts and the list's addresses.
 */
async function run(address: string, ages: Readonly<Record<string, number>> = {}, tab = new Map<string, unknown>(), visit = "navigate") {
  const [asked, moves, listed]: [[string, RequestInit][], string[], Item[]] = [[], [], []];
  const list = { append: (item: { link: Item }) => listed.push(item.link), parentElement: { hidden: true } };
  const presses: (() => void)[] = [];
  const status = { textContent: "" };
  let isOnline = true;
  const button = { addEventListener: (_: string, press: () => void) => presses.push(press) };
  const [heading, lead] = [{ textContent: "No connection" }, { textContent: "Later." }];
  const document = {
    title: "Tablée | No connection",
    documentElement: { lang: "en-CA", dataset: { brand: "laurier" } },
    visibilityState: "visible",
    querySelector: (name: string) => ({ "[role=status]": status, button, ul: list, h1: heading, ".lead": lead })[name],
    createElement: (name: string) =>
      name === "a"
        ? {}
        : {
            append(link: Item) {
              Object.assign(this, { link });
            },
          },
  };
  const { pathname, href } = new URL(address, "https://tablee.example");
  const location = { pathname, href, reload: () => moves.push("reloads"), replace: (path: string) => moves.push(path) };
  const kept = {
    keys: async () => Object.keys(ages).map((url) => ({ url })),
    match: async ({ url }: { url: string }) =>
      new Response(`<html lang="en-CA"><title>Tablée | ${url}</title>`, {
        headers: { date: new Date(Date.now() - ages[url]! * DAY_MS).toUTCString() },
      }),
  };
  const opened: string[] = [];
  const caches = {
    open: async (name: string) => {
      opened.push(name);
      return kept;
    },
  };
  class DOMParser {
    parseFromString = (text: string) => ({ body: { textContent: text } });
  }
  const fetchIt = async (path: string, options: RequestInit) => {
    asked.push([path, options]);
    if (!isOnline) throw new TypeError("Failed to fetch");
    return new Response();
  };
  const sessionStorage = {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, value: unknown) => tab.set(name, value),
    removeItem: (name: string) => tab.delete(name),
  };
  const performance = { getEntriesByType: () => [{ type: visit }] };
  const timers: (() => void)[] = [];
  const globals = {
    ...{ document, location, globalThis: { caches }, caches, DOMParser, fetch: fetchIt, sessionStorage, performance },
    ...{ addEventListener: () => {}, setInterval: (timer: () => void) => timers.push(timer) },
  };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  const settleAfterPress = () => {
    for (const press of presses) press();
    return settle();
  };
  const settleAfterTime = () => {
    for (const timer of timers) timer();
    return settle();
  };
  const lose = () => {
    isOnline = false;
  };
  const shown = () => [document.title, heading.textContent, lead.textContent];
  return { asked, moves, listed, opened, shown, status, lose, press: settleAfterPress, wait: settleAfterTime };
}

describe("the offline document", () => {
  it("asks for a path without a query on a press, says nothing of its address, and then loads itself", async () => {
    const { asked, moves, press } = await run("/clients/password/edit?reset_password_token=s");
    expect(asked).toEqual([]);
    await press();
    expect(asked).toEqual([["/offline/en", { method: "HEAD", cache: "no-store", referrerPolicy: "no-referrer" }]]);
    expect(moves).toEqual(["reloads"]);
  });

  it("waits for a press after a reload that ended at it again", async () => {
    const tab = new Map<string, unknown>();
    const first = await run("/contact?token=s", {}, tab);
    await first.wait();
    expect(first.moves).toEqual(["reloads"]);
    expect(first.shown()).toEqual(["Tablée | No connection", "No connection", "Later."]);
    const second = await run("/contact?token=s", {}, tab, "reload");
    await second.wait();
    expect([second.asked, second.moves]).toEqual([[], []]);
    expect(second.shown()).toEqual(["Tablée | Not opened", "Not opened", "Only here."]);
    await second.press();
    expect(second.moves).toEqual(["reloads"]);
    const elsewhere = await run("/faq", {}, tab);
    await elsewhere.wait();
    expect(elsewhere.moves).toEqual(["reloads"]);
  });

  it("says that there is still no connection unless the server answered since", async () => {
    const tab = new Map<string, unknown>();
    const first = await run("/faq", {}, tab);
    first.lose();
    await first.press();
    expect(first.status.textContent).toBe("Still no connection.");
    const second = await run("/faq", {}, tab.set("tablee-reloaded", 1), "reload");
    second.lose();
    await second.press();
    expect(second.status.textContent).toBe("No connection.");
  });

  it("opens home, once there is a network, where it has been opened itself", async () =>
    expect((await run("/offline/en")).moves).toEqual(["/"]));

  it("lists the pages of its brand that are kept, without those that are older than their term", async () => {
    const { listed, opened } = await run("/account", { "/faq": PAGE_DAYS - 1, "/menu/this-week": PAGE_DAYS + 1 });
    expect(opened).toEqual(["pages-laurier"]);
    expect(listed.map(({ href }) => href)).toEqual(["/faq"]);
  });
});
