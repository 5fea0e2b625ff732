import { freePort } from "../ports.ts";
import { openWaitingPage, type WaitingPage } from "./waiting-page.ts";

describe("the page of a start", () => {
  let page: WaitingPage;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    page = await openWaitingPage(port);
    page.show({ done: 0.464, step: "season", day: "2026-10-27" });
  });
  afterAll(() => page.close());

  const get = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await response.text() };
  };
  const html = { accept: "text/html" };

  it.each([
    ["/", { ...html, "accept-language": "fr-CA,fr;q=0.9" }, "fr-CA", "27 octobre 2026", "46\u00a0%"],
    ["/", { ...html, "accept-language": "en-CA,fr;q=0.5" }, "en-CA", "October 27, 2026", "46%"],
    ["/fr/menu/semaine", html, "fr-CA", "27 octobre 2026", "46\u00a0%"],
    ["/admin/accounts", { ...html, "accept-language": "fr" }, "en-CA", "October 27, 2026", "46%"],
  ])("says at %s how far the start is, in the visitor's language", async (path, headers, language, day, percent) => {
    const { status, retryAfter, text } = await get(path, headers);
    expect([status, retryAfter]).toEqual([503, "2"]);
    for (const part of [`<html lang="${language}">`, day, percent]) expect(text).toContain(part);
  });

  it("refuses calls for the moment, and says when to try again", async () => {
    const { status, retryAfter, text } = await get("/api/v1/session_data", { accept: "application/json" });
    expect([status, retryAfter, JSON.parse(text).code]).toEqual([503, "2", "unavailable"]);
  });

  it("frees its port once it is closed, twice if need be", async () => {
    const port = await freePort();
    const first = await openWaitingPage(port);
    await first.close();
    await first.close();
    const second = await openWaitingPage(port);
    await second.close();
  });
});
