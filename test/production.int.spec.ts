import { createApi, type RunningApi } from "@tablee/api/app";
import { type Stage, setStage } from "./stage.ts";

const TOKEN = "what-prometheus-shows";

describe("an API in production", () => {
  let stage: Stage;
  let running: RunningApi;
  let url: string;
  beforeAll(async () => {
    stage = await setStage();
    running = await createApi({
      ...stage.running.api.config,
      TABLEE_ENV: "production",
      TABLEE_EMBEDDED: "payments,paypal,deliveries,messages",
      TABLEE_METRICS_TOKEN: TOKEN,
    });
    await running.app.listen(0, "127.0.0.1");
    url = await running.app.getUrl();
  }, 60_000);
  afterAll(async () => {
    stage.gates.postgres.open();
    await running.close();
    await stage.stop();
  }, 60_000);

  const metrics = (authorization?: string) => fetch(`${url}/metrics`, authorization ? { headers: { authorization } } : {});
  it("has no /metrics but for who shows the token", async () => {
    for (const shown of [undefined, TOKEN, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const refused = await metrics(shown);
      expect([refused.status, await refused.json()]).toEqual([404, expect.objectContaining({ code: "not-found" })]);
    }
    const answer = await metrics(`Bearer ${TOKEN}`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("tablee_projection_lag_seconds{")]);
  });

  it("says of /metrics that a server is away, and not where it stands", async () => {
    stage.gates.postgres.shut();
    const answer = await metrics(`Bearer ${TOKEN}`);
    stage.gates.postgres.open();
    const said = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(JSON.parse(said)).toMatchObject({ code: "unavailable" });
    expect(said).not.toMatch(/127\.0\.0\.1|ECONN|postgres/i);
  });
});
