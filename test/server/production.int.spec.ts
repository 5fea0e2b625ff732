import { createApi, type RunningApi } from "@tablee/api/app";
import { signIn } from "@tablee/contracts/calls/sessions";
import { staffSignIn } from "@tablee/contracts/calls/staff-sessions";
import { DEMO_PASSWORD } from "@tablee/demo/staff";
import { type Stage, setStage } from "../stage/stage.ts";

const TOKEN = "what-prometheus-shows";

describe("an API in production, behind one proxy", () => {
  let stage: Stage;
  let running: RunningApi;
  let url: string;
  beforeAll(async () => {
    stage = await setStage({ gates: true });
    running = await createApi({
      ...stage.running.api.config,
      TABLEE_ENV: "production",
      TABLEE_EMBEDDED: "payments,paypal,deliveries,addresses,mail,sms,push,newsletter,routing",
      TABLEE_METRICS_TOKEN: TOKEN,
      TABLEE_PROXY_HOPS: 1,
    });
    await running.app.listen(0, "127.0.0.1");
    url = await running.app.getUrl();
  });
  beforeEach(async () => {
    await stage.running.api.pool.query("DELETE FROM vault.rate_limit");
  });
  afterAll(async () => {
    stage.gates.postgres.open();
    await running.close();
    await stage.stop();
  });

  const metrics = (authorization?: string) => fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {});
  /** Calls as a proxy does: the address that it was called from follows those that the caller made up. */
  const knock = async ({ path }: { path: string }, who: { email: string; password: string }, forwarded = "198.51.100.1") => {
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(who) });
    return { status: answer.status, body: await answer.json(), cookies: answer.headers.getSetCookie() };
  };

  it("serves /metrics only to a caller with the token", async () => {
    for (const shown of [undefined, TOKEN, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const refused = await metrics(shown);
      expect([refused.status, await refused.json()]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
    }
    const answer = await metrics(`Bearer ${TOKEN}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("tablee_projection_lag_seconds{")]);
  });

  it("reports on /metrics that a server is unavailable, without its address", async () => {
    stage.gates.postgres.shut();
    const answer = await metrics(`Bearer ${TOKEN}`);
    stage.gates.postgres.open();
    const said = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(JSON.parse(said)).toMatchObject({ code: "unavailable" });
    expect(said).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
  });

  it("answers a right password of staff without an authenticator as it answers a wrong one", async () => {
    const email = "admin@tablee.example";
    const [wrong, right] = [
      await knock(staffSignIn, { email, password: "not-the-password" }),
      await knock(staffSignIn, { email, password: DEMO_PASSWORD }),
    ];
    expect(wrong).toMatchObject({ status: 401, body: { code: "sign-in-failed" } });
    expect(right).toEqual(wrong);
    const { rows } = await stage.running.api.pool.query("SELECT 1 FROM vault.session WHERE kind = 'staff'");
    expect(rows).toEqual([]);
  });

  it("counts the address that the proxy adds, whatever a caller writes before it", async () => {
    const who = { email: "noemie.roy@example.com", password: "not-the-password" };
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => (await knock(signIn, who, `203.0.113.${i}, 198.51.100.1`)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(12);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(5);
    expect((await knock(signIn, who, "198.51.100.1, 198.51.100.2")).status).toBe(401);
  });
});
