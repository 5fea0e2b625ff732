import { actForCustomer } from "@tablee/contracts/calls/admin/accounts";
import { changeStaffRole, setStaffEnabled } from "@tablee/contracts/calls/admin/staff";
import { enrolStaff, staffSignIn, staffSignOut } from "@tablee/contracts/calls/staff-sessions";
import { revealAccount } from "@tablee/contracts/calls/support";
import { generate } from "otplib";
import { newVisitor } from "../../stage/people.ts";
import { after, type Cases, type Cast, reason, type Way } from "./cast.ts";

type Member = Awaited<ReturnType<Cast["signedInMember"]>>;

/** The ways in which members of staff sign in, and open data or the account of a customer. */
export function waysOfStaff({ stage, access, admin, rowsOf, customer, member, signedInMember, useNewLink }: Cast) {
  async function signingInMember(takeAway: (staffId: string) => Promise<unknown>): Promise<Way> {
    const { staffId, credentials, sessions } = await member();
    const staff = newVisitor(stage.url);
    return {
      held: [access.sessions, "begin"],
      begin: () => staff.call(staffSignIn, credentials),
      takeAway: () => takeAway(staffId),
      left: sessions,
    };
  }

  async function actingFor(takeAway: (member: Member) => Promise<unknown>): Promise<Way> {
    const [staff, person] = [await signedInMember(), await customer()];
    return {
      held: [access.sessions, "begin"],
      begin: () => staff.call(actForCustomer, { accountId: person.accountId, reason }),
      takeAway: () => takeAway(staff),
      left: person.newSessions,
    };
  }

  return {
    "staff-credentials": {
      "a sign-in, while the member uses a new link": () => signingInMember(useNewLink),
      "a sign-in, while the member is disabled": () =>
        signingInMember((staffId) => admin.call(setStaffEnabled, { staffId, isEnabled: false, reason })),
    },
    acting: {
      "acting, while the member gets another role": () =>
        actingFor(({ staffId }) => admin.call(changeStaffRole, { staffId, role: "finance", reason })),
      "acting, while the member signs out": () => actingFor((staff) => staff.call(staffSignOut, {})),
      "acting, while the member uses a new link": () => actingFor(({ staffId }) => useNewLink(staffId)),
    },
    "staff-session": {
      "a reveal, while the member gets another role": async () => {
        const [staff, { accountId }] = [await signedInMember(), await customer()];
        return {
          held: [access.reveals, "add"],
          begin: () => staff.call(revealAccount, { accountId, reason }),
          takeAway: () => admin.call(changeStaffRole, { staffId: staff.staffId, role: "finance", reason }),
          left: () => rowsOf("SELECT 1 FROM vault.reveal WHERE account_id = $1", accountId),
        };
      },
    },
    "staff-link": {
      "an enrolment, while the member gets a newer link": async () => {
        const { staffId, sessions, credentials } = await member();
        const { token } = await access.staffLinks.issue(staffId);
        const code = await generate({ secret: access.staffLinks.secretOf(token) });
        const own = (await access.staff.find(credentials.email))!.passwordHash;
        const isNew = async () => (await access.staff.find(credentials.email))!.passwordHash !== own;
        return {
          held: [access.staffLinks, "use"],
          begin: () => newVisitor(stage.url).call(enrolStaff, { token, password: after, confirmation: after, code }),
          takeAway: () => access.staffLinks.issue(staffId),
          left: async () => [...(await sessions()), ...((await isNew()) ? [staffId] : [])],
        };
      },
    },
  } as const satisfies Readonly<Record<string, Cases>>;
}
