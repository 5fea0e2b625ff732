import { customerSmsConsent } from "@tablee/contracts/calls/settings-communications";
import { deliveryOptions, recordAddressAttempt, saveAddress, savedDelivery, suggestSignupAddresses } from "@tablee/contracts/calls/signup";
import { accountGlance, revealAccount } from "@tablee/contracts/calls/support";
import { MASK } from "@tablee/contracts/sees";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { accountIdOf, giveAddress, newcomer, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();

describe("the address of a sign-up", () => {
  let person: Visitor;
  beforeEach(async () => {
    person = await newcomer(stage.url);
  });

  const phone = "450 555-0134";
  const refused = (code: string) => ({ status: 422, body: { code, message: expect.any(String) } });
  const saved = async () => (await person.call(savedDelivery, {})).address;

  it("is picked from suggestions: the server writes it as the service does, with what was added to it", async () => {
    const { suggestions } = await person.call(suggestSignupAddresses, { typed: "12 rue des erables H7N 1A1" });
    expect(suggestions).toEqual([expect.objectContaining({ line: "12, rue des Érables", city: "Laval", served: true })]);
    const recipient = { firstName: "Odile", lastName: "Roy" };
    const added = { recipient, unit: "4", buzzer: "104", handover: "reception", instructions: "Ring twice" } as const;
    const answer = await person.call(saveAddress, { addressId: suggestions[0]!.id, ...added, phone });
    expect(answer).toMatchObject({
      region: "qc",
      days: expect.arrayContaining([expect.objectContaining({ weekday: expect.any(Number) })]),
    });
    const place = { line: "12, rue des Érables", city: "Laval", province: "QC", postalCode: "H7N 1A1" };
    expect(await saved()).toEqual({ ...place, ...added, phone: "+14505550134" });
  });

  it("stays where no other one is picked, while what is added to it changes", async () => {
    await expect(person.call(saveAddress, { phone })).rejects.toMatchObject({ body: { code: "address-missing" } });
    await giveAddress(person, { line: "24, rue des Lilas", postalCode: "H7N 1A1", unit: "4", phone });
    await person.call(saveAddress, { unit: "5", phone });
    expect(await saved()).toMatchObject({ line: "24, rue des Lilas", unit: "5" });
  });

  it("is given with a day and window in one act, or neither is where the window is not offered there", async () => {
    const { suggestions } = await person.call(suggestSignupAddresses, { typed: "12 rue des erables H7N 1A1" });
    const given = { addressId: suggestions[0]!.id, phone };
    const { days } = await person.call(deliveryOptions, { postalCode: "H7N 1A1" });
    const weekday = ([1, 2, 3, 4, 5, 6, 7] as const).find((each) => !days.some((day) => day.weekday === each))!;
    const window = days[0]!.windows[0]!;
    await expect(person.call(saveAddress, { ...given, time: { weekday, window } })).rejects.toMatchObject({
      body: { code: "slot-not-offered" },
    });
    expect(await saved()).toBeNull();
    const time = { weekday: days[0]!.weekday as typeof weekday, window };
    expect(await person.call(saveAddress, { ...given, time })).toMatchObject({ step: "payment" });
    expect(await person.call(savedDelivery, {})).toMatchObject({ address: { city: "Laval" }, slot: time });
  });

  it("is refused by an id that was never suggested, and by one that was changed", async () => {
    for (const addressId of ["nowhere", "laval_0_12_H7N1A1_more", "laval_0_12_V3T1A1"])
      await expect(person.call(saveAddress, { addressId, phone })).rejects.toMatchObject(refused("address-unknown"));
    expect(await saved()).toBeNull();
  });

  it("is no box at a post office, and lies where boxes are brought", async () => {
    const poBox = { line: "24, rue des Lilas, case postale 12", postalCode: "H7N 1A1", phone };
    await expect(giveAddress(person, poBox)).rejects.toMatchObject(refused("po-box"));
    const inUnit = { ...poBox, line: "24, rue des Lilas", unit: "B.P. 12" };
    await expect(giveAddress(person, inUnit)).rejects.toMatchObject(refused("po-box"));
    const { suggestions } = await person.call(suggestSignupAddresses, { typed: "3 rue principale sept-iles" });
    expect(suggestions.map(({ served }) => served)).toEqual([false]);
    await expect(person.call(saveAddress, { addressId: suggestions[0]!.id, phone })).rejects.toMatchObject(refused("outside-area"));
    expect(await saved()).toBeNull();
  });

  it("is where offers by text are agreed to, in the words that were shown, or are no longer", async () => {
    const address = { line: "30, rue des Lilas", postalCode: "H7N 1A1", phone };
    await expect(giveAddress(person, { ...address, agreed: "sms-0" as "sms-1" })).rejects.toMatchObject({ status: 422 });
    await giveAddress(person, { ...address, agreed: currentWordings.sms });
    expect(await person.call(savedDelivery, {})).toMatchObject({ offersByText: true });
    const answer = async () => (await person.call(customerSmsConsent, {})).consent;
    expect(await answer()).toMatchObject({ given: true, answered: { source: "sign-up", at: expect.anything() } });
    await person.call(saveAddress, { phone });
    expect(await answer()).toMatchObject({ given: true });
    await person.call(saveAddress, { phone, withdrawn: "sms" });
    expect(await answer()).toMatchObject({ given: false, answered: { source: "sign-up" } });
  });

  it("is kept for staff where boxes do not come, once a day, with its postal code for those who revealed it", async () => {
    const accountId = await accountIdOf(person);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const attempts = async (member = support) => (await member.call(accountGlance, { accountId })).addressAttempts;
    expect(await attempts()).toEqual([]);
    const { suggestions } = await person.call(suggestSignupAddresses, { typed: "3 rue principale sept-iles" });
    const outside = { addressId: suggestions[0]!.id, phone };
    for (const _ of [1, 2]) await expect(person.call(saveAddress, outside)).rejects.toMatchObject(refused("outside-area"));
    await expect(person.call(saveAddress, { addressId: "nowhere", phone })).rejects.toMatchObject(refused("address-unknown"));
    await person.call(recordAddressAttempt, { postalCode: "a1a1a1", triedIn: "sign-up" });
    await person.call(recordAddressAttempt, { postalCode: "A2A 1A1" });
    const tried = { triedIn: "sign-up", at: expect.objectContaining({ zone: expect.any(String) }) };
    const shown = [
      { ...tried, outcome: "outside-area", postalCode: MASK },
      { ...tried, outcome: "unresolved", postalCode: "" },
      { ...tried, outcome: "outside-area", postalCode: MASK },
    ];
    expect(await attempts()).toEqual(shown);
    await support.call(revealAccount, { accountId, reason: "asked where we deliver" });
    expect((await attempts()).map(({ postalCode }) => postalCode)).toEqual(["A1A 1A1", "", suggestions[0]!.postalCode]);
    expect(await attempts(await staffMember(stage.url, "finance@tablee.example"))).toEqual(shown);
  });
});
