import { type Call, mayMake, type OutputOf } from "@tablee/contracts/call";
import type { staffSession } from "@tablee/contracts/calls/staff-sessions";
import { createContext, useContext } from "react";

export type Session = OutputOf<typeof staffSession>;
export type Staff = NonNullable<Session["staff"]>;

export interface SignedIn {
  readonly staff: Staff;
  readonly environment: Session["environment"];
}

export const StaffContext = createContext<SignedIn | null>(null);

/** The signed-in member. Only below the sign-in gate. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(StaffContext);
  if (!signedIn) throw new Error("outside the sign-in gate");
  return signedIn;
}

/** True if the role allows the call: the console does not offer any other. */
export const useMay = (call: Pick<Call, "who">): boolean => mayMake(useSignedIn().staff.role, call);
