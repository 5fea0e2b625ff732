import { fetchAhead } from "./fetch-ahead.ts";

const address = "data:application/json,%22asked%20anew%22";
const early = () => Promise.resolve(Response.json("asked ahead"));

describe("a read that the page asked for ahead", () => {
  afterEach(() => {
    globalThis.__ahead = undefined;
  });
  const read = async (init: RequestInit = {}) => (await fetchAhead(address, { method: "GET", ...init })).json();

  it("is taken once", async () => {
    globalThis.__ahead = { [address]: early() };
    expect([await read(), await read()]).toEqual(["asked ahead", "asked anew"]);
  });

  it("is requested again if it must contain what this browser wrote", async () => {
    globalThis.__ahead = { [address]: early() };
    expect(await read({ headers: { "x-tablee-after": "order=7" } })).toBe("asked anew");
    expect(await read()).toBe("asked anew");
  });

  it("is requested again if the early request failed", async () => {
    globalThis.__ahead = { [address]: Promise.reject(new Error("offline")) };
    expect(await read()).toBe("asked anew");
  });

  it("is fetched as any other where nothing was asked ahead", async () => {
    expect(await read()).toBe("asked anew");
  });
});
