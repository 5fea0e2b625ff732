import { drawnFor } from "@tablee/api/sessions/region-of-drawing";
import { keepRegion, locationData } from "@tablee/contracts/calls/locations";
import { menuData } from "@tablee/contracts/calls/menu";
import { sessionData, setLanguage } from "@tablee/contracts/calls/sessions";
import { savePlan } from "@tablee/contracts/calls/signup";
import { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { newVisitor, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const plan = { plan: { type: "ready-to-cook" as const, persons: 2 as const, recipes: 3 }, diets: [], allergens: [], dislikes: [] };
const idOf = ({ jar }: Visitor) => jar.get("__Host-tablee");

const stage = await specStage({ households: true });

describe("visits", () => {
  const pool = () => stage.running.api.pool;
  const rows = async () => (await pool().query<{ rows: number }>("SELECT count(*)::int AS rows FROM vault.session")).rows[0]!.rows;

  it("leave no row as long as nothing of them must be kept, at the shop and at the desk", async () => {
    const before = await rows();
    for (let i = 0; i < 10; i++) {
      const visitor = newVisitor(stage.url);
      await visitor.refresh();
      await visitor.refresh();
      await visitor.call(staffSession, {});
    }
    expect(await rows()).toBe(before);
  });

  it("get one row, under the id and the token that they had, once something is kept", async () => {
    const before = await rows();
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    const [id, token] = [idOf(visitor), visitor.csrf()];
    await visitor.call(savePlan, plan);
    await visitor.call(setLanguage, { language: "fr" });
    await visitor.refresh();
    expect([idOf(visitor), visitor.csrf()]).toEqual([id, token]);
    expect((await visitor.call(sessionData, {})).locale).toBe("fr");
    expect(await rows()).toBe(before + 1);
  });

  it("must carry their own token, and no id that the server did not issue", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    const other = newVisitor(stage.url);
    await other.refresh();
    other.jar.set("__Host-tablee", idOf(visitor)!);
    await expect(other.call(savePlan, plan)).rejects.toMatchObject({
      body: { code: "csrf-refused" },
    });
    const planted = newVisitor(stage.url);
    planted.jar.set(
      "__Host-tablee",
      idOf(visitor)!.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    );
    const given = idOf(planted);
    await planted.refresh();
    expect(idOf(planted)).not.toBe(given);
  });

  it("keep the region that was asked about, on every page, and no language guesses one then", async () => {
    const visitor = newVisitor(stage.url, "en");
    await visitor.refresh();
    const regions = async () => [(await visitor.call(sessionData, {})).region, (await visitor.call(locationData, {})).region];
    expect(await regions()).toEqual([null, "bc"]);
    // The stage has menus of Québec alone.
    await expect(visitor.call(menuData, {})).rejects.toMatchObject({ body: { code: "menu-not-found" } });
    expect(await visitor.call(keepRegion, { region: "qc" })).toEqual({ region: "qc" });
    expect(await regions()).toEqual(["qc", "qc"]);
    expect((await visitor.call(menuData, {})).region).toBe("qc");
    await expect(visitor.call(menuData, { region: "ab" })).rejects.toMatchObject({ body: { code: "menu-not-found" } });
  });

  it("have the region for which the server draws a page, in the calls of that drawing alone", async () => {
    const read = () => fetch(`${stage.url}${menuData.path}`);
    const draw = async () => {
      const answer = await stage.running.app.inject({ url: menuData.path });
      return [answer.statusCode, answer.json().region, (await read()).status];
    };
    expect(await drawnFor("qc", draw)).toEqual([200, "qc", 404]);
    expect(await drawnFor(undefined, draw)).toEqual([404, undefined, 404]);
  });

  it("give way to the region of a household's address", async () => {
    const person = await stage.household();
    const own = (await person.call(sessionData, {})).region;
    expect(await person.call(keepRegion, { region: own === "on" ? "bc" : "on" })).toEqual({ region: own });
    expect((await person.call(menuData, {})).region).toBe(own);
  });

  it("end at sign-up: the session that begins has another id", async () => {
    const person = await stage.household();
    expect(idOf(person)).not.toMatch(/^v\./);
  });

  it("are forgotten once they expire, and so are attempts and idempotency keys", async () => {
    await stage.running.api.access.sweep();
    const kept = await rows();
    await pool().query(`
      INSERT INTO vault.session (session_hash, kind, csrf, created_at, expires_at) VALUES
        ('over', 'client', 'x', now() - interval '31 days', now() - interval '1 s'), ('lasts', 'client', 'x', now(), now() + interval '1 h');
      INSERT INTO vault.rate_limit (key, points, expire) VALUES
        ('over', 9, extract(epoch FROM now() - interval '1 s') * 1000), ('lasts', 9, extract(epoch FROM now() + interval '1 h') * 1000);
      INSERT INTO vault.idempotency (scope, key, body_hash, created_at) VALUES
        ('s', 'over', 'x', now() - interval '31 days'), ('s', 'lasts', 'x', now() - interval '29 days')`);
    const nothing = { password_reset: 0, email_code: 0, provider_attempt: 0, pending_identity: 0 };
    expect(await stage.running.api.access.sweep()).toEqual({ session: 1, rate_limit: 1, idempotency: 1, ...nothing });
    expect(await stage.running.api.access.sweep()).toEqual({ session: 0, rate_limit: 0, idempotency: 0, ...nothing });
    expect(await rows()).toBe(kept + 1);
  });
});
