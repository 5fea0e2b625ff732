import { routes, stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { ledgerBalances, ledgerEntries, outbox } from "@tablee/contracts/calls/admin/money";
import { searchOrders } from "@tablee/contracts/calls/admin/orders";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { deliveryHistory } from "@tablee/contracts/calls/clients";
import { menuData } from "@tablee/contracts/calls/menu";
import { advanceClock, clock, repairKey } from "@tablee/contracts/calls/operations";
import { rewardsHistories } from "@tablee/contracts/calls/rewards";
import { getFeatureFlag, sessionData } from "@tablee/contracts/calls/sessions";
import { paymentHistory, paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { accountHistory, accountState } from "@tablee/contracts/calls/support";
import { eventually, signUp, staffMember } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const refused = { status: 422, body: { code: "input-invalid" } };

const stage = await specStage();
const client = await signUp(stage.url);
const admin = await staffMember(stage.url, "admin@tablee.example");
const accountId = (await client.call(sessionData, {})).client!.clientId;

describe("numbers, dates and names at the ends of what there is", () => {
  it("are refused where they name a place in a list", async () => {
    const beyond = "9999999999999999999";
    await expect(client.call(rewardsHistories, { before: beyond })).rejects.toMatchObject(refused);
    await expect(client.call(paymentHistory, { before: beyond })).rejects.toMatchObject(refused);
    await expect(admin.call(accountHistory, { accountId, after: beyond })).rejects.toMatchObject(refused);
    await expect(admin.call(accountState, { accountId, position: beyond })).rejects.toMatchObject(refused);
    for (const after of [cursor("\0", "x"), cursor("9999-99-99", "x"), cursor(0, beyond), "nonsense"])
      for (const call of [ledgerEntries, outbox, searchOrders]) await expect(admin.call(call, { after })).rejects.toMatchObject(refused);
  });

  it.each(["0000-01-01", "0001-01-01", "2023-12-31", "2037-12-31", "9999-12-27"])("are refused as a date: %s", async (date) => {
    await expect(client.call(menuData, { date })).rejects.toMatchObject(refused);
    await expect(client.call(deliveryHistory, { before: date })).rejects.toMatchObject(refused);
    await expect(admin.call(routes, { date })).rejects.toMatchObject(refused);
    await expect(admin.call(stockOfWeek, { region: "qc", week: date })).rejects.toMatchObject(refused);
    await expect(admin.call(ledgerBalances, { until: date })).rejects.toMatchObject(refused);
    await expect(admin.call(searchOrders, { deliveryDate: date })).rejects.toMatchObject(refused);
    const grant = { accountId, cents: 500, reason: "late box", expiresOn: date };
    await expect(admin.call(grantCredit, grant)).rejects.toMatchObject(refused);
  });

  it("lets a credit expire at the end of today, not of yesterday", async () => {
    const grant = { accountId, cents: 500, reason: "late box" };
    const passed = { status: 422, body: { code: "expiry-passed" } };
    await expect(admin.call(grantCredit, { ...grant, expiresOn: "2026-11-16" })).rejects.toMatchObject(passed);
    await expect(admin.call(grantCredit, { ...grant, expiresOn: "2026-11-17" })).resolves.toMatchObject({ promotionalCents: 500 });
    await expect(admin.call(grantCredit, { ...grant, expiresOn: "2037-11-29" })).resolves.toMatchObject({ promotionalCents: 1000 });
    const { credits } = await eventually(
      () => client.call(paymentSettings, {}),
      ({ credits }) => credits.length === 2,
    );
    expect(credits.map(({ expiresOn }) => expiresOn)).toEqual(["2026-11-17", "2037-11-29"]);
  });

  it.each(["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "no-such-flag"])("are no flags: %s", async (flag) => {
    expect(await client.call(getFeatureFlag, { flag })).toEqual({ enabled: false });
  });

  it("mends no row that is not parked: that would read the whole log", async () => {
    const nowhere = { status: 404, body: { code: "not-found" } };
    await expect(admin.call(repairKey, { model: "orders", key: client.firstOrderId })).rejects.toMatchObject(nowhere);
    await expect(admin.call(repairKey, { model: "orders", key: "0" })).rejects.toMatchObject(nowhere);
  });

  it("move the clock a year at most, and never past 2036", async () => {
    const tooFar = { status: 422, body: { code: "clock-too-far", details: { latest: "2027-11-18T15:00:00.000Z" } } };
    for (const to of ["2027-11-18T15:00:00.001Z", "2036-12-31T00:00:00.000Z", "2037-06-01T00:00:00.000Z"])
      await expect(admin.call(advanceClock, { to })).rejects.toMatchObject(tooFar);
    await expect(admin.call(advanceClock, { to: "9999-12-31T23:59:59.999Z" })).rejects.toMatchObject(refused);
    await stage.running.api.opened.movable!.freezeAt("2036-12-31T12:00:00.000Z");
    const past = { status: 422, body: { code: "clock-too-far", details: { latest: "2036-12-31T23:59:59.999Z" } } };
    await expect(admin.call(advanceClock, { to: "2037-01-01T00:00:00.000Z" })).rejects.toMatchObject(past);
    await stage.running.api.opened.movable!.freezeAt(STAGE_NOW);
    expect(await admin.call(clock, {})).toMatchObject({ now: STAGE_NOW, advance: null });
  });
});
