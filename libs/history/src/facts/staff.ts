import { roleWords } from "@tablee/domain/staff/words";
import { text } from "../data.ts";
import { type Facts, type FactsOf, notTheirs } from "../event-facts.ts";

const ofMember: FactsOf = (data, phrase) => ({ role: phrase.code(roleWords, text(data, "role")) });

/** Events of members' access to the console. */
export const staffFacts = {
  StaffMemberAdded: {
    facts: ofMember,
    customer: notTheirs,
    staff: ["{{who}} added a member of staff ({{role}})", "{{who}} a ajouté un membre à l’équipe ({{role}})"],
  },
  StaffRoleChanged: {
    facts: (data, phrase) => ({
      before: phrase.code(roleWords, text(data, "from")),
      after: phrase.code(roleWords, text(data, "to")),
    }),
    customer: notTheirs,
    staff: [
      "{{who}} changed a member’s role from {{before}} to {{after}}",
      "{{who}} a fait passer un membre du rôle {{before}} au rôle {{after}}",
    ],
  },
  StaffMemberDisabled: {
    facts: ofMember,
    customer: notTheirs,
    staff: ["{{who}} disabled a member of staff ({{role}})", "{{who}} a désactivé un membre de l’équipe ({{role}})"],
  },
  StaffMemberEnabled: {
    facts: ofMember,
    customer: notTheirs,
    staff: ["{{who}} enabled a member of staff again ({{role}})", "{{who}} a réactivé un membre de l’équipe ({{role}})"],
  },
  StaffLinkIssued: {
    customer: notTheirs,
    staff: ["{{who}} gave a member of staff a new link", "{{who}} a donné un nouveau lien à un membre de l’équipe"],
  },
  StaffSignInSet: {
    customer: notTheirs,
    staff: ["{{who}} chose a password and an authenticator", "{{who}} a choisi un mot de passe et une application d’authentification"],
  },
} satisfies Facts;
