import type { Call } from "@tablee/contracts/call";
import {
  allowSharedHousehold,
  changeEmailForCustomer,
  closeForCustomer,
  endSessions,
  pauseForCustomer,
  resumeForCustomer,
  sendResetLink,
} from "@tablee/contracts/calls/admin/accounts";
import { recordCollection } from "@tablee/contracts/calls/admin/deliveries";
import { Backpack, CirclePause, CirclePlay, CircleX, House, KeyRound, LogOut, type LucideIcon, MailPlus } from "lucide-react";
import type { AccountHead } from "../requests.ts";

export type ActName = "pause" | "resume" | "close" | "reset" | "sessions" | "email" | "household" | "bags";

interface ActEntry {
  readonly call: Call;
  readonly icon: LucideIcon;
  /** True if the act is possible in the subscription's present status. */
  readonly fits: (status: AccountHead["subscription"]) => boolean;
}

export const acts: Readonly<Record<ActName, ActEntry>> = {
  pause: { call: pauseForCustomer, icon: CirclePause, fits: (status) => status === "active" },
  resume: { call: resumeForCustomer, icon: CirclePlay, fits: (status) => status === "paused" },
  close: { call: closeForCustomer, icon: CircleX, fits: (status) => status === "active" || status === "paused" },
  reset: { call: sendResetLink, icon: KeyRound, fits: () => true },
  email: { call: changeEmailForCustomer, icon: MailPlus, fits: () => true },
  household: { call: allowSharedHousehold, icon: House, fits: () => true },
  bags: { call: recordCollection, icon: Backpack, fits: (status) => status !== "none" },
  sessions: { call: endSessions, icon: LogOut, fits: () => true },
};
