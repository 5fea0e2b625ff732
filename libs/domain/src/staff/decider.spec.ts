import { given } from "../../testing/given.ts";
import type { StaffRole } from "../kernel/log/actor.ts";
import { type Members, team } from "./decider.ts";
import type { StaffEvent } from "./events.ts";

const at = "2027-01-04T15:00:00.000Z";
const [noor, ana, joanne, kim] = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
  "33333333-3333-4333-8333-333333333333",
  "44444444-4444-4444-8444-444444444444",
];
const as = (role: StaffRole, isEnabled = true) => ({ role, isEnabled });
/** Noor is the only admin of those who joined before staff were events. */
const roster: Members = { [noor]: as("admin"), [joanne]: as("support") };

const added = (staffId: string, role: StaffRole): StaffEvent => ({ type: "StaffMemberAdded", data: { staffId, role, addedAt: at } });
const changed = (staffId: string, from: StaffRole, to: StaffRole): StaffEvent => ({
  type: "StaffRoleChanged",
  data: { staffId, from, to, isEnabled: true, changedAt: at },
});
const disabled = (staffId: string, role: StaffRole): StaffEvent => ({
  type: "StaffMemberDisabled",
  data: { staffId, role, disabledAt: at },
});
const add = (staffId: string, role: StaffRole) => ({ type: "AddMember", staffId, role, by: noor, roster, at }) as const;
const giveRole = (staffId: string, role: StaffRole, by = noor) => ({ type: "ChangeRole", staffId, role, by, roster, at }) as const;
const disable = (staffId: string, by = noor) => ({ type: "DisableMember", staffId, by, roster, at }) as const;
const enable = (staffId: string, by = noor) => ({ type: "EnableMember", staffId, by, roster, at }) as const;

describe("the team", () => {
  it("takes a member in once", () => {
    given(team).when(add(ana, "finance")).thenEvents(added(ana, "finance"));
    given(team, [added(ana, "finance")])
      .when(add(ana, "admin"))
      .thenRefused("staff-email-taken");
  });

  it("is changed by admins only, judged when the change takes effect", () => {
    const demoted = [added(ana, "admin"), changed(noor, "admin", "support")];
    const gone = [added(ana, "admin"), disabled(noor, "admin")];
    const link = { type: "IssueLink", staffId: joanne, by: noor, roster, at } as const;
    for (const past of [demoted, gone])
      for (const command of [add(kim, "admin"), giveRole(joanne, "admin"), disable(joanne), link])
        given(team, past).when(command).thenRefused("staff-admin-only");
    given(team, [...gone, disabled(joanne, "support")])
      .when(enable(joanne))
      .thenRefused("staff-admin-only");
    given(team)
      .when(giveRole(noor, "admin", joanne))
      .thenRefused("staff-admin-only");
  });

  it("gives a member another role, one from before staff were events too, and records both", () => {
    given(team)
      .when(giveRole(joanne, "finance"))
      .thenEvents(changed(joanne, "support", "finance"));
    given(team, [changed(joanne, "support", "finance")])
      .when(giveRole(joanne, "finance"))
      .thenNothing();
    given(team, [changed(joanne, "support", "finance")])
      .when(giveRole(joanne, "admin"))
      .thenEvents(changed(joanne, "finance", "admin"));
  });

  it("keeps a member disabled who gets another role", () => {
    given(team, [disabled(joanne, "support")])
      .when(giveRole(joanne, "finance"))
      .thenState({ members: { [joanne]: as("finance", false) } });
  });

  it("disables a member and enables them again with the role from before", () => {
    given(team).when(disable(joanne)).thenEvents(disabled(joanne, "support"));
    given(team, [disabled(joanne, "support")])
      .when(disable(joanne))
      .thenNothing();
    given(team, [disabled(joanne, "support")])
      .when(enable(joanne))
      .thenEvents({ type: "StaffMemberEnabled", data: { staffId: joanne, role: "support", enabledAt: at } });
  });

  it("refuses to let members take their own access away", () => {
    for (const command of [giveRole(noor, "support"), disable(noor)])
      given(team, [added(ana, "admin")])
        .when(command)
        .thenRefused("staff-own-access");
    given(team).when({ type: "IssueLink", staffId: noor, by: noor, roster, at }).thenRefused("staff-own-access");
  });

  it("always has an admin who can sign in: of two who take each other’s role, the second is refused", () => {
    const two = [added(ana, "admin")];
    for (const first of [giveRole(ana, "support", noor), disable(ana, noor)]) {
      const { events } = given(team, two).when(first);
      given(team, events)
        .when(giveRole(noor, "support", ana))
        .thenRefused("staff-last-admin");
      given(team, events).when(disable(noor, ana)).thenRefused("staff-last-admin");
    }
  });

  it("gives links to members who may sign in", () => {
    given(team)
      .when({ type: "IssueLink", staffId: joanne, by: noor, roster, at })
      .thenEvents({ type: "StaffLinkIssued", data: { staffId: joanne, issuedAt: at } });
    given(team, [disabled(joanne, "support")])
      .when({ type: "IssueLink", staffId: joanne, by: noor, roster, at })
      .thenRefused("staff-member-disabled");
    given(team).when(giveRole(ana, "finance")).thenRefused("staff-member-not-found");
  });

  it("remembers that a member chose how to sign in", () => {
    given(team)
      .when({ type: "RecordSignIn", staffId: joanne, at })
      .thenEvents({ type: "StaffSignInSet", data: { staffId: joanne, setAt: at } });
  });
});
