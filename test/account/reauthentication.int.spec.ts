import { updatePaymentMethodToPaypal } from "@tablee/contracts/calls/account";
import { exportAccess, exportEvents, forgetMe, privacy } from "@tablee/contracts/calls/privacy";
import { createReauthentication, newReauthentication } from "@tablee/contracts/calls/reauthentications";
import { checkSettingsAuthenticated, sessionData, signOutClient, validateSession } from "@tablee/contracts/calls/sessions";
import { applyCode, invalidateCode, paymentHistory, paymentSettings, updateCard } from "@tablee/contracts/calls/settings-payment";
import { errors } from "@tablee/contracts/errors";
import { newVisitor, passwordOfPeople, readyToPay, reauthenticate, turnFeature } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const refused = (code: keyof typeof errors) => ({ status: errors[code].status, body: { code, message: errors[code].en } });

const stage = await specStage({ households: true });

describe("the password, asked for again", () => {
  beforeEach(() => stage.running.api.pool.query("DELETE FROM vault.rate_limit"));

  const lapse = () => stage.running.api.pool.query("UPDATE vault.session SET password_until = now() WHERE kind = 'client'");
  const client = async () => {
    const person = await stage.household("en");
    await lapse();
    return person;
  };
  const give = (person: Awaited<ReturnType<typeof client>>, changed: object = {}) =>
    person.call(createReauthentication, { email: person.email, password: passwordOfPeople, url: "/account/", ...changed });

  it("opens what shows and changes how an account pays, under a new session id; the one before ends", async () => {
    const person = await client();
    const before = new Map(person.jar);
    const asked = refused("reauthentication-required");
    await expect(person.call(paymentSettings, {})).rejects.toMatchObject(asked);
    await expect(person.call(updateCard, { methodToken: "tok_mastercard" })).rejects.toMatchObject(asked);
    await expect(person.call(applyCode, { code: "RETOUR20" })).rejects.toMatchObject(asked);
    await expect(person.call(invalidateCode, {})).rejects.toMatchObject(asked);
    await expect(person.call(updatePaymentMethodToPaypal, { setupToken: "a-setup-token" })).rejects.toMatchObject(asked);
    expect((await person.call(paymentHistory, {})).rows).not.toEqual([]);
    expect(await person.call(checkSettingsAuthenticated, {})).toEqual({ settingsAuthenticated: false });
    expect(await person.call(newReauthentication, {})).toEqual({ email: person.email, providers: [], passwordHolder: true });

    expect(await give(person, { url: "/parametres/paiement?paypal=cancelled" })).toEqual({ url: "/parametres/paiement?paypal=cancelled" });
    await person.refresh();
    expect(person.jar.get("__Host-tablee")).not.toBe(before.get("__Host-tablee"));
    expect(await person.call(checkSettingsAuthenticated, {})).toEqual({ settingsAuthenticated: true });
    expect((await person.call(updateCard, { methodToken: "tok_mastercard" })).payWith.last4).toBe("4444");
    const stolen = newVisitor(stage.url);
    for (const [name, value] of before) stolen.jar.set(name, value);
    expect(await stolen.call(validateSession, {})).toEqual({ valid: false });
  });

  it("is refused where it is wrong, or another account's, with the words of the specification", async () => {
    const person = await client();
    const other = await readyToPay(stage.url);
    await expect(give(person, { password: "not the password" })).rejects.toMatchObject(refused("password-incorrect"));
    await expect(give(person, { email: other.email })).rejects.toMatchObject(refused("password-incorrect"));
    await expect(give(person, { email: "unknown@example.com" })).rejects.toMatchObject(refused("password-incorrect"));
    expect(errors["password-incorrect"].en).toBe("Incorrect current password, please try again");
    await expect(person.call(paymentSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "/\t/elsewhere.example", "account"])(
    "leads nowhere but to our own pages: not to %j",
    async (url) => {
      const person = await client();
      await expect(give(person, { url })).rejects.toMatchObject({ status: 422, body: { fields: [{ path: "url" }] } });
    },
  );

  it("is tried as seldom as at the sign-in, together with it", async () => {
    const person = await client();
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++)
      statuses.push(
        await give(person, { password: `guess ${i}` }).then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
      );
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(8);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
  });

  it("is not asked for while the flag is off, but before data are taken along or erased", async () => {
    const person = await client();
    await turnFeature(stage.url, "settings_password", false);
    expect(await person.call(checkSettingsAuthenticated, {})).toEqual({ settingsAuthenticated: true });
    await person.call(paymentSettings, {});
    for (const call of [privacy, exportAccess, exportEvents])
      await expect(person.call(call, {})).rejects.toMatchObject(refused("reauthentication-required"));
    await expect(person.call(forgetMe, { confirmed: true })).rejects.toMatchObject(refused("reauthentication-required"));
    await turnFeature(stage.url, "settings_password", true);
    await expect(person.call(paymentSettings, {})).rejects.toMatchObject(refused("reauthentication-required"));
    await reauthenticate(person);
    await person.call(paymentSettings, {});
  });

  it("says of a session whether it is alive", async () => {
    const visitor = newVisitor(stage.url);
    expect(await visitor.call(validateSession, {})).toEqual({ valid: false });
    const person = await client();
    expect(await person.call(validateSession, {})).toEqual({ valid: true });
    await person.call(signOutClient, {});
    expect(await person.call(validateSession, {})).toEqual({ valid: false });
    expect((await person.call(sessionData, {})).client).toBeNull();
  });
});
