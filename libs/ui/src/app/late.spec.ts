import { mock } from "node:test";
import { fetchLater, late } from "./late.ts";

describe("a part that is fetched late", () => {
  it("is fetched once, however often it is asked for", async () => {
    let loads = 0;
    const load = async () => {
      loads++;
      return "menu";
    };
    const part = late(load);
    expect(part.held()).toBeUndefined();
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(["menu", "menu"]);
    expect([part.held(), await part.fetch(), loads]).toEqual(["menu", "menu", 1]);
  });

  it("is fetched again after a failure, once it is asked for again", async () => {
    let offline = true;
    const part = late(async () => {
      if (offline) throw new TypeError("Failed to fetch dynamically imported module");
      return "menu";
    });
    await expect(part.fetch()).rejects.toThrow("Failed to fetch");
    expect(part.held()).toBeUndefined();
    offline = false;
    expect([await part.fetch(), part.held()]).toEqual(["menu", "menu"]);
  });
});

describe("parts for later", () => {
  beforeEach(() => void mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => void mock.timers.reset());

  const seen: string[] = [];
  const idle = () => {
    mock.timers.tick(10_000);
    return new Promise(setImmediate);
  };
  const named = (name: string) =>
    late(async () => {
      seen.push(name);
      if (name === "broken") throw new Error("gone");
      return name;
    });

  it("are fetched one by one once the page is idle, also past one that fails", async () => {
    fetchLater(named("broken"), named("drawer"));
    expect(seen).toEqual([]);
    await idle();
    expect(seen).toEqual(["broken", "drawer"]);
  });

  it("are left once their page is gone", async () => {
    seen.length = 0;
    fetchLater(named("drawer"))();
    await idle();
    expect(seen).toEqual([]);
  });
});
