export const staffRoles = ["support", "merchandiser", "finance", "admin"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The actor of an event: a person, a member of staff, or a part of the system by its name (a policy, a schedule). */
export interface Actor {
  readonly kind: "client" | "staff" | "system";
  /** The account's or staff member's id, or the name of the policy or schedule. */
  readonly id: string;
  readonly role?: string;
  /** The account that staff acts for. */
  readonly onBehalfOf?: string;
  readonly reason?: string;
}

export const system = (name: string): Actor => ({ kind: "system", id: name });
