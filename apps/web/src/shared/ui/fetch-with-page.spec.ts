import { late } from "@tablee/ui/app/late";
import { fetchWithPage } from "./fetch-with-page.ts";

const documentWith = (drawn: object | null) => ({ querySelector: () => drawn }) as unknown as Document;

describe("a part that is fetched with its page", () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "document");
  });

  it("comes at once where the page was reached inside the app", async () => {
    globalThis.document = documentWith(null);
    const soup = late(async () => "soup");
    fetchWithPage(soup);
    await soup.fetch();
    expect(soup.held()).toBe("soup");
  });

  it.each([
    ["a server draws the page", undefined],
    ["the page is drawn and not yet hydrated", documentWith({})],
  ])("waits where %s", async (_, document) => {
    if (document) globalThis.document = document;
    let fetched = 0;
    fetchWithPage(late(async () => ++fetched));
    await Promise.resolve();
    expect(fetched).toBe(0);
  });

  it("may fail, and is fetched again when it is asked for", async () => {
    globalThis.document = documentWith(null);
    let tries = 0;
    const soup = late(async () => {
      if (++tries === 1) throw new Error("no network");
      return "soup";
    });
    fetchWithPage(soup);
    await expect(soup.fetch()).rejects.toThrow("no network");
    await expect(soup.fetch()).resolves.toBe("soup");
  });
});
