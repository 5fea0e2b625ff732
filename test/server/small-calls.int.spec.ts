import { existsSync } from "node:fs";
import { join } from "node:path";
import { grantCredit } from "@tablee/contracts/calls/admin/refunds";
import { clientSources, nameSource, updateModalStatus } from "@tablee/contracts/calls/clients";
import { expireCredit, expireCreditByGet } from "@tablee/contracts/calls/settings-account";
import { paymentSettings } from "@tablee/contracts/calls/settings-payment";
import { checkPostalCode, testPaymentData, validatePhone } from "@tablee/contracts/calls/signup";
import { ErrorBody } from "@tablee/contracts/errors";
import { plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";
import { cents } from "@tablee/domain/kernel/money";
import { plateImage } from "@tablee/gateways/images/plate-image";
import { accountIdOf, eventually, giveAddress, newVisitor, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage({ households: true });
const person = await stage.household();

describe("how a customer heard of us", () => {
  it("is asked until it is answered, and the answer is kept", async () => {
    expect(await person.call(clientSources, {})).toMatchObject({ given: null, asked: true, sources: expect.arrayContaining(["friend"]) });
    await person.call(nameSource, { source: "friend" });
    expect(await person.call(clientSources, {})).toMatchObject({ given: "friend", asked: false });
  });

  it("is not asked again once the question was dismissed; that it was shown changes nothing", async () => {
    const other = await readyToPay(stage.url);
    await other.call(updateModalStatus, { modal: "source-question", status: "shown" });
    expect(await other.call(clientSources, {})).toMatchObject({ asked: true });
    await other.call(updateModalStatus, { modal: "source-question", status: "dismissed" });
    expect(await other.call(clientSources, {})).toMatchObject({ given: null, asked: false });
  });
});

describe("a sign-up", () => {
  it("asks whether a postal code is delivered to", async () => {
    const visitor = newVisitor(stage.url);
    await visitor.refresh();
    expect(await visitor.call(checkPostalCode, { postalCode: "h7n1a1" })).toEqual({ served: true, region: "qc" });
    expect(await visitor.call(checkPostalCode, { postalCode: "A1A 1A1" })).toEqual({ served: false, region: null });
    await expect(visitor.call(checkPostalCode, { postalCode: "12345" })).rejects.toMatchObject({ body: { code: "postal-code-invalid" } });
    expect((await visitor.call(testPaymentData, {})).cards).toEqual(
      expect.arrayContaining([{ token: "tok_visa", label: expect.any(String) }]),
    );
  });

  it("takes a number that rings, and no other", async () => {
    const visitor = await readyToPay(stage.url);
    expect(await visitor.call(validatePhone, { phone: "514 555-0134" })).toEqual({ valid: true, phone: "+15145550134" });
    expect(await visitor.call(validatePhone, { phone: "999 555-0134" })).toEqual({ valid: false, phone: null });
    const address = { line: "7, rue des Érables", postalCode: "H7N 1A1", phone: "999 555-0134" };
    await expect(giveAddress(visitor, address)).rejects.toMatchObject({
      body: { code: "phone-invalid", fields: [{ path: "phone", code: "phone-invalid" }] },
    });
    const { phone: _, ...without } = address;
    await expect(giveAddress(visitor, without as typeof address)).rejects.toMatchObject({ status: 422 });
  });
});

describe("given credit", () => {
  it.each([expireCredit, expireCreditByGet])("expires by the account's settings as by those of the subscription: $method", async (call) => {
    const accountId = await accountIdOf(person);
    const finance = await staffMember(stage.url, "finance@tablee.example");
    await finance.call(grantCredit, { accountId, cents: cents(900), reason: "a gift" });
    const credits = () => person.call(paymentSettings, {});
    await eventually(credits, ({ credit }) => credit.promotionalCents === 900);
    expect(await person.call(call, {})).toEqual({ givenCents: 0, purchasedCents: 0 });
    expect((await eventually(credits, ({ credit }) => credit.promotionalCents === 0)).credit.promotionalCents).toBe(0);
  });
});

describe("our own images", () => {
  const get = async (key: string) => fetch(new URL(`/images/${key}`, stage.url));

  it("are those of the catalogue's dishes, drawn by the script of the apps' build", async () => {
    const { api } = stage.running;
    const { card } = (await api.catalogue.bySku(["RTC-0001"])).get("RTC-0001")!;
    const known = await get(`${plateImage({ sku: "RTC-0001", plate: card.plate })}?w=120`);
    const isBuilt = existsSync(join(api.config.TABLEE_WEB, plateDrawerFile));
    expect([known.status, known.headers.get("content-type")]).toEqual(
      isBuilt ? [200, "image/avif"] : [503, "application/json; charset=utf-8"],
    );
  });

  it("are no others, and the answer says so in the reader's words", async () => {
    const unknown = await get("plate.RTC-9999.00000000?w=120");
    expect(unknown.status).toBe(404);
    expect(ErrorBody.parse(await unknown.json())).toMatchObject({ code: "not-found" });
  });
});
