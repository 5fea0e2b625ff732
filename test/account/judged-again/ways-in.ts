import { randomUUID } from "node:crypto";
import { createReauthentication, startReauthentication } from "@tablee/contracts/calls/reauthentications";
import { signIn } from "@tablee/contracts/calls/sessions";
import { changePassword, endSessions, removeProvider } from "@tablee/contracts/calls/settings-account";
import { createClient as register } from "@tablee/contracts/calls/signup";
import { providerCallback, verifyIdentity } from "@tablee/contracts/calls/social";
import { visitProvider } from "../../../tools/identity-embedded/test/visit.ts";
import { accountIdOf, newcomer, newVisitor, passwordOfPeople } from "../../stage/people.ts";
import { returnFrom } from "../../stage/social.ts";
import { after, type Cases, type Cast, type Customer, google, type Way } from "./cast.ts";

/** The ways in of customers. */
export function waysIn({ stage, access, pool, rowsOf, visitor, customer, withGoogle, waiting, reset, codeOf, moveAddress }: Cast) {
  async function signingIn(takeAway: (person: Customer) => Promise<unknown>): Promise<Way> {
    const person = await customer();
    const thief = await visitor();
    return {
      held: [access.sessions, "begin"],
      begin: () => thief.call(signIn, person.password),
      takeAway: () => takeAway(person),
      left: person.newSessions,
    };
  }

  async function givingPasswordAgain(takeAway: (person: Customer) => Promise<unknown>): Promise<Way> {
    const person = await customer();
    const begin = () => person.call(createReauthentication, { ...person.password, url: "/account/" });
    return { held: [access.sessions, "rotate"], begin, takeAway: () => takeAway(person), left: person.newSessions };
  }

  return {
    password: {
      "a sign-in, while the password is reset": () => signingIn(reset),
      "a sign-in, while the password is changed in the settings": () =>
        signingIn(({ call }) => call(changePassword, { current: passwordOfPeople, password: after, confirmation: after })),
      "a sign-in, while support gives the account another address": () => signingIn(moveAddress),
      "a sign-in, while the owner proves an address that was never verified": async () => {
        const stranger = await newcomer(stage.url);
        const owned = {
          accountId: await accountIdOf(stranger),
          identity: { email: stranger.email, firstName: "Camille", lastName: "Roy" },
        };
        const [thief, owner] = [await visitor(), await waiting(owned)];
        const code = await codeOf(owned);
        const own = () => rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1", owned.accountId);
        return {
          held: [access.sessions, "begin"],
          begin: () => thief.call(signIn, { email: stranger.email, password: passwordOfPeople }),
          takeAway: () => owner.call(verifyIdentity, { code }),
          // The owner's own session is the only one.
          left: async () => (await own()).slice(1),
        };
      },
      "a registration by a stranger, while the owner of the address resets the password": async () => {
        const [person, email] = [await visitor(), `new.${randomUUID()}@example.com`];
        const idOf = async () => (await access.credentials.find(email))!.accountId;
        return {
          held: [access.sessions, "begin"],
          begin: () => person.call(register, { firstName: "Camille", lastName: "Roy", email, password: passwordOfPeople }),
          takeAway: async () => reset({ accountId: await idOf() }),
          left: async () => rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1", await idOf()),
        };
      },
      "the password given again, while it is reset": () => givingPasswordAgain(reset),
      "the password given again, while the session is ended from another device": async () => {
        const [person, elsewhere] = [await customer(), await visitor()];
        await elsewhere.call(signIn, person.password);
        await elsewhere.refresh();
        return {
          held: [access.sessions, "rotate"],
          begin: () => person.call(createReauthentication, { ...person.password, url: "/account/" }),
          takeAway: () => elsewhere.call(endSessions, {}),
          // The other device's own session is the only one.
          left: async () => (await person.newSessions()).slice(1),
        };
      },
    },
    provider: {
      "a sign-in, while the provider is removed": async () => {
        const person = await withGoogle();
        const thief = newVisitor(stage.url);
        const fields = await returnFrom(thief, google, person.identity);
        return {
          held: [access.sessions, "begin"],
          begin: () => thief.call(providerCallback, { provider: google, ...fields }),
          takeAway: () => person.call(removeProvider, { provider: google }),
          left: person.newSessions,
        };
      },
      "a sign-in at the provider in place of the password, while the password is reset": async () => {
        const person = await withGoogle();
        const { url } = await person.call(startReauthentication, { provider: google, url: "/account/" });
        const { fields } = await visitProvider(url, person.identity);
        return {
          held: [access.sessions, "rotate"],
          begin: () => person.call(providerCallback, { provider: google, ...fields }),
          takeAway: () => reset(person),
          left: person.newSessions,
        };
      },
    },
    "new-account": {
      "a registration through a provider, while the person is forgotten": async () => {
        const person = newVisitor(stage.url);
        const email = `new.${randomUUID()}@example.com`;
        const fields = await returnFrom(person, google, { email, firstName: "Camille", lastName: "Roy" });
        const idOf = async () => (await access.credentials.find(email))!.accountId;
        return {
          held: [access.sessions, "begin"],
          begin: () => person.call(providerCallback, { provider: google, ...fields }),
          takeAway: async () =>
            pool.query("UPDATE vault.person_key SET wrapped = NULL, destroyed_at = now() WHERE person_id = $1", [await idOf()]),
          left: async () => rowsOf("SELECT 1 FROM vault.session WHERE subject_id = $1", await idOf()),
        };
      },
    },
  } as const satisfies Readonly<Record<string, Cases>>;
}
