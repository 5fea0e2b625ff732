import { setLanguage } from "@tablee/contracts/calls/sessions";
import { served } from "../app/served.ts";
import { queryClient } from "./query-client.ts";
import { request, sessionQuery } from "./request.ts";

describe("changing calls that begin before the session has a token", () => {
  const { fetch, language } = served;
  beforeEach(() => {
    served.language = "en";
  });
  afterEach(() => {
    Object.assign(served, { fetch, language });
    queryClient.clear();
  });

  /** The last part of each address that is asked, in a network that answers nothing but `answer`. */
  function asked(answer: () => Promise<Response>): readonly string[] {
    const names: string[] = [];
    served.fetch = (address) => {
      names.push(String(address).split("/").at(-1)!);
      return answer();
    };
    return names;
  }
  const write = (signal?: AbortSignal) => request(setLanguage, { language: "fr" }, signal && { signal });

  it("share one read of it, and a later one reads again after its failure", async () => {
    const names = asked(() => Promise.reject(new TypeError("no network")));
    for (const result of await Promise.allSettled([write(), write()])) expect(result).toMatchObject({ reason: { code: "no-answer" } });
    expect(names).toEqual(["session_data"]);
    await expect(write()).rejects.toMatchObject({ code: "no-answer" });
    expect(names).toEqual(["session_data", "session_data"]);
  });

  it("end when their caller no longer waits for it", async () => {
    asked(() => new Promise(() => {}));
    const caller = new AbortController();
    const written = write(caller.signal);
    caller.abort();
    await expect(written).rejects.toMatchObject({ name: "AbortError" });
  });

  it("do not read a session that is known", async () => {
    queryClient.setQueryData(sessionQuery.queryKey, { csrfToken: "known" } as never);
    const names = asked(() => Promise.reject(new TypeError("no network")));
    await expect(write()).rejects.toMatchObject({ code: "no-answer" });
    expect(names).toEqual(["set_language"]);
  });
});
