import { isRefusal, never, type Refusal, refuse } from "../kernel/errors.ts";
import type { StaffRole } from "../kernel/log/actor.ts";
import type { Decider } from "../kernel/log/decider.ts";
import type { Instant } from "../kernel/time.ts";
import type { StaffEvent } from "./events.ts";

/** The whole team is one stream: that it always has an admin is a rule about all of its members. */
export const TEAM = "team";

export interface Membership {
  readonly role: StaffRole;
  readonly isEnabled: boolean;
}

/** Members by their ids. */
export type Members = Readonly<Record<string, Membership>>;

interface About {
  readonly staffId: string;
  /** The member of staff who gives the command: an admin until it takes effect, who changes the access of others only. */
  readonly by: string;
  /** Members who joined before staff were events; the stream's events override them. */
  readonly roster: Members;
  readonly at: Instant;
}

export type StaffCommand =
  | ({ readonly type: "AddMember"; readonly role: StaffRole } & About)
  | ({ readonly type: "ChangeRole"; readonly role: StaffRole } & About)
  | ({ readonly type: "DisableMember" } & About)
  | ({ readonly type: "EnableMember" } & About)
  | ({ readonly type: "IssueLink" } & About)
  | { readonly type: "RecordSignIn"; readonly staffId: string; readonly at: Instant };

export interface Team {
  readonly members: Members;
}

export const team: Decider<StaffCommand, StaffEvent, Team> = {
  initialState: { members: {} },
  decide(command, { members }) {
    if (command.type === "RecordSignIn") return [{ type: "StaffSignInSet", data: { staffId: command.staffId, setAt: command.at } }];
    if (command.type === "AddMember" && members[command.staffId]) return refuse("staff-email-taken");
    const all = { ...command.roster, ...members };
    const changes = change(command, all);
    if (isRefusal(changes)) return changes;
    return isAdmin(all[command.by]) ? changes : refuse("staff-admin-only");
  },
  evolve({ members }, event) {
    const { staffId } = event.data;
    const as = (membership: Membership): Team => ({ members: { ...members, [staffId]: membership } });
    switch (event.type) {
      case "StaffMemberAdded":
      case "StaffMemberEnabled":
        return as({ role: event.data.role, isEnabled: true });
      case "StaffMemberDisabled":
        return as({ role: event.data.role, isEnabled: false });
      case "StaffRoleChanged":
        return as({ role: event.data.to, isEnabled: event.data.isEnabled });
      case "StaffLinkIssued":
      case "StaffSignInSet":
        return { members };
      default:
        return never(event);
    }
  },
};

type Change = Exclude<StaffCommand, { type: "RecordSignIn" }>;

function change(command: Change, members: Members): readonly StaffEvent[] | Refusal {
  const { staffId, by, at } = command;
  const member = members[staffId];
  if (command.type === "AddMember") return [{ type: "StaffMemberAdded", data: { staffId, role: command.role, addedAt: at } }];
  if (!member) return refuse("staff-member-not-found");
  switch (command.type) {
    case "ChangeRole":
      if (member.role === command.role) return [];
      return (
        refusalToTakeFrom(staffId, by, members) ?? [
          { type: "StaffRoleChanged", data: { staffId, from: member.role, to: command.role, isEnabled: member.isEnabled, changedAt: at } },
        ]
      );
    case "DisableMember":
      if (!member.isEnabled) return [];
      return (
        refusalToTakeFrom(staffId, by, members) ?? [{ type: "StaffMemberDisabled", data: { staffId, role: member.role, disabledAt: at } }]
      );
    case "EnableMember":
      return member.isEnabled ? [] : [{ type: "StaffMemberEnabled", data: { staffId, role: member.role, enabledAt: at } }];
    case "IssueLink":
      if (staffId === by) return refuse("staff-own-access");
      return member.isEnabled ? [{ type: "StaffLinkIssued", data: { staffId, issuedAt: at } }] : refuse("staff-member-disabled");
    default:
      return never(command);
  }
}

/** Access is taken from others only, and never from the last admin who may sign in: two who demote each other at once leave one. */
function refusalToTakeFrom(staffId: string, by: string, members: Members): Refusal | undefined {
  if (staffId === by) return refuse("staff-own-access");
  const admins = Object.keys(members).filter((id) => isAdmin(members[id]));
  return admins.length === 1 && admins[0] === staffId ? refuse("staff-last-admin") : undefined;
}

const isAdmin = (member: Membership | undefined): boolean => member?.role === "admin" && member.isEnabled;
