import { accountId } from "@tablee/domain/kernel/ids";
import { sharedPool } from "../../../../test/stage/spec-servers.ts";
import { openEmbeddedRouting } from "./embedded-routing.ts";
import type { Stop } from "./routing-service.ts";

const pool = sharedPool();
const routing = await openEmbeddedRouting(pool);

describe("the embedded routing service", () => {
  const stopAt = (line: string, version = 3): Stop => ({
    stopId: crypto.randomUUID(),
    kind: "box",
    accountId: accountId(crypto.randomUUID()),
    version,
    depotId: "laval",
    day: "2026-11-25",
    from: "2026-11-25T22:00:00.000Z",
    until: "2026-11-26T03:00:00.000Z",
    name: "Camille Gagnon",
    address: { line, city: "Laval", province: "QC", postalCode: "H7N 1A1" },
    coordinates: { latitude: 45.553, longitude: -73.69 },
  });
  const kept = async ({ stopId }: Pick<Stop, "stopId">) =>
    (await pool.query("SELECT version, stop, sent FROM embedded_routing.stop WHERE stop_id = $1", [stopId])).rows[0];

  it("keeps the greatest version of a stop, however often and in whichever order versions arrive", async () => {
    const stop = stopAt("1, chemin du Rang");
    const newer = { ...stop, version: 5, name: "Ana Roy" };
    for (const sent of [stop, newer, newer, stop]) await routing.plan(sent);
    expect(await kept(stop)).toEqual({ version: 5, stop: newer, sent: 4 });
  });

  it("lets no older version bring back what was taken back, not even one that it never had", async () => {
    const stop = stopAt("2, chemin du Rang");
    await routing.takeBack({ stopId: stop.stopId, version: 4 });
    await routing.plan(stop);
    expect(await kept(stop)).toEqual({ version: 4, stop: null, sent: 2 });
    await routing.plan({ ...stop, version: 5 });
    expect(await kept(stop)).toMatchObject({ version: 5, stop: { version: 5 } });
  });

  it("fails for now, for good, or after it has taken the stop", async () => {
    const [away, nowhere, silent] = ["unreachable", "unroutable", "unanswered"].map((word) => stopAt(`3, chemin ${word}`)) as [
      Stop,
      Stop,
      Stop,
    ];
    await expect(routing.plan(away)).rejects.toMatchObject({ name: "TransientFailure", code: "routing-unreachable" });
    await expect(routing.plan(nowhere)).rejects.toMatchObject({ name: "PermanentFailure", code: "routing-no-way" });
    await expect(routing.plan(silent)).rejects.toMatchObject({ name: "TransientFailure", code: "routing-unanswered" });
    expect([await kept(away), await kept(nowhere)]).toEqual([undefined, undefined]);
    expect(await kept(silent)).toMatchObject({ stop: silent });
  });

  it("orders the boxes and pickups of a route together, each with its expected time, without those that were cancelled", async () => {
    const depotId = `depot ${crypto.randomUUID()}`;
    const at = (postalCode: string, more: Partial<Stop> = {}): Stop => {
      const stop = stopAt("5, chemin du Rang");
      return { ...stop, depotId, address: { ...stop.address, postalCode }, ...more };
    };
    const [far, near, pickup, cancelled] = [at("H7N 9Z9"), at("H7N 1A1"), at("H7N 5A5", { kind: "pickup" }), at("H7N 2A2")] as const;
    const later = at("H7N 1A1", { from: "2026-11-26T03:00:00.000Z", until: "2026-11-26T05:00:00.000Z" });
    for (const stop of [far, near, pickup, cancelled, later]) await routing.plan(stop);
    await routing.takeBack({ stopId: cancelled.stopId, version: 9 });
    const { day, from, until } = far;
    expect(await routing.orderOf({ depotId, day, from, until })).toEqual([
      { stopId: near.stopId, expectedAt: "2026-11-25T22:50:00.000Z" },
      { stopId: pickup.stopId, expectedAt: "2026-11-26T00:30:00.000Z" },
      { stopId: far.stopId, expectedAt: "2026-11-26T02:10:00.000Z" },
    ]);
    expect(await routing.orderOf({ depotId, day: "2026-11-29", from, until })).toEqual([]);
  });

  it("forgets the stops of an account", async () => {
    const stop = stopAt("4, chemin du Rang");
    await routing.plan(stop);
    await routing.forget(stop.accountId);
    expect(await kept(stop)).toBeUndefined();
  });
});
