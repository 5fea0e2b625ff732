import { Failure } from "./failure.ts";
import { checkOrigin } from "./origin.ts";

const check = (
  TABLEE_ENV: "production" | "staging" | "development",
  headers: Record<string, string>,
  protocol: "http" | "https" = "http",
) => checkOrigin({ headers: { host: "localhost:5173", ...headers }, protocol }, { TABLEE_ENV, PUBLIC_URL: "https://tablee.example/" });

describe("what changes state may come from", () => {
  it("our own address, and what is no browser", () => {
    check("production", { origin: "https://tablee.example" });
    check("production", { "sec-fetch-site": "same-origin", origin: "https://tablee.example" });
    check("production", {});
  });

  it("the address that the request itself names, while developing only and by the same scheme", () => {
    check("development", { origin: "http://localhost:5173" });
    check("development", { origin: "https://localhost:5173" }, "https");
    expect(() => check("development", { origin: "https://localhost:5173" })).toThrow(Failure);
    expect(() => check("production", { origin: "http://localhost:5173" })).toThrow(Failure);
    expect(() => check("staging", { origin: "http://localhost:5173" })).toThrow(Failure);
  });

  it.each(["null", "https://tablee.example.com", "http://tablee.example", "https://tablee.example:8443", "nonsense", "http://"])(
    "never %s",
    (origin) => expect(() => check("production", { origin })).toThrow(Failure),
  );

  it.each(["cross-site", "same-site", "surprise"])("never what the browser calls %s", (site) =>
    expect(() => check("development", { "sec-fetch-site": site })).toThrow(Failure),
  );
});
