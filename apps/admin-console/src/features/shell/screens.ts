import type { Call } from "@tablee/contracts/call";
import { clock, projections } from "@tablee/contracts/calls/operations";
import { generationRuns, indexData } from "@tablee/contracts/calls/subscription-profiles";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { weekData } from "@tablee/contracts/calls/weekly-categories";
import { Activity, ClipboardList, Clock, ListOrdered, type LucideIcon, PackageCheck, Users } from "lucide-react";

export interface ScreenEntry {
  readonly id: "generation" | "ranking" | "accounts" | "subscriptions" | "operations" | "clock";
  readonly to: "/generation" | "/category_manager" | "/accounts" | "/subscription_profiles" | "/operations" | "/clock";
  readonly icon: LucideIcon;
  /** Who may make this call sees the screen. */
  readonly call: Pick<Call, "who">;
}

/** The console's screens in the order of the menu. */
export const screens: readonly ScreenEntry[] = [
  { id: "generation", to: "/generation", icon: PackageCheck, call: generationRuns },
  { id: "ranking", to: "/category_manager", icon: ListOrdered, call: weekData },
  { id: "accounts", to: "/accounts", icon: Users, call: searchAccounts },
  { id: "subscriptions", to: "/subscription_profiles", icon: ClipboardList, call: indexData },
  { id: "operations", to: "/operations", icon: Activity, call: projections },
  { id: "clock", to: "/clock", icon: Clock, call: clock },
];
