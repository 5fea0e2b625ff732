import { randomUUID } from "node:crypto";
import { registerPushToken } from "@tablee/contracts/calls/clients";
import { verifyEmail } from "@tablee/contracts/calls/email-verification";
import { addProvider, changePassword } from "@tablee/contracts/calls/settings-account";
import { providerCallback, verifyIdentity } from "@tablee/contracts/calls/social";
import { visitProvider } from "../../../tools/identity-embedded/test/visit.ts";
import { accountIdOf, newcomer, passwordOfPeople } from "../../stage/people.ts";
import { type Cases, type Cast, google } from "./cast.ts";

/** The acts by which customers change their ways in. */
export function changesOfWays({ stage, access, rowsOf, customer, waiting, reset, codeOf, moveAddress }: Cast) {
  return {
    session: {
      "a provider that is linked in the settings, while the password is reset": async () => {
        const person = await customer();
        const { url } = await person.call(addProvider, { provider: google });
        const { fields } = await visitProvider(url, { ...person.identity, email: "thief@example.com" });
        return {
          held: [access.identities, "link"],
          begin: () => person.call(providerCallback, { provider: google, ...fields, settings: true }),
          takeAway: () => reset(person),
          left: person.providers,
        };
      },
      "a password that is changed in the settings, while it is reset": async () => {
        const person = await customer();
        let own: string | null | undefined;
        return {
          held: [access, "changePassword"],
          begin: () =>
            person.call(changePassword, {
              current: passwordOfPeople,
              password: "un tout autre secret",
              confirmation: "un tout autre secret",
            }),
          takeAway: async () => {
            await reset(person);
            own = await person.passwordHash();
          },
          left: async () => [await person.passwordHash()].filter((hash) => hash !== own),
        };
      },
      "a device that is registered, while the password is reset": async () => {
        const person = await customer();
        return {
          held: [access.pushTokens, "register"],
          begin: () => person.call(registerPushToken, { token: `fcm:${randomUUID()}`, platform: "ios" }),
          takeAway: () => reset(person),
          left: () => access.pushTokens.ofAccount(person.accountId),
        };
      },
    },
    proof: {
      "a provider that is linked by the password, while that is reset": async () => {
        const person = await customer();
        const thief = await waiting(person);
        return {
          held: [access.identities, "link"],
          begin: () => thief.call(verifyIdentity, { password: passwordOfPeople }),
          takeAway: () => reset(person),
          left: person.providers,
        };
      },
      "a provider that is linked by a mailed code, while support gives the account another address": async () => {
        const person = await customer();
        const [thief, code] = [await waiting(person), await codeOf(person)];
        return {
          held: [access.identities, "link"],
          begin: () => thief.call(verifyIdentity, { code }),
          takeAway: () => moveAddress(person),
          left: async () => [...(await person.providers()), ...(await person.newSessions())],
        };
      },
    },
    link: {
      "a reset, while support gives the account another address": async () => {
        const person = await customer();
        const own = await person.passwordHash();
        return {
          held: [access, "changePassword"],
          begin: () => reset(person),
          takeAway: () => moveAddress(person),
          left: async () => [await person.passwordHash()].filter((hash) => hash !== own),
        };
      },
    },
    "email-code": {
      "a code that is entered, while support gives the account another address": async () => {
        const person = await newcomer(stage.url);
        const accountId = await accountIdOf(person);
        const code = await codeOf({ accountId });
        const verified = () => rowsOf("SELECT 1 FROM read.account_history WHERE account_id = $1 AND type = 'EmailVerified'", accountId);
        return {
          held: [access, "useEmailCode"],
          begin: () => person.call(verifyEmail, { code }),
          takeAway: () => moveAddress({ accountId }),
          left: verified,
        };
      },
    },
  } as const satisfies Readonly<Record<string, Cases>>;
}
