import type { Call } from "@tablee/contracts/call";
import { inquiries } from "@tablee/contracts/calls/admin/contact";
import { routes, stockOfWeek } from "@tablee/contracts/calls/admin/deliveries";
import { flags } from "@tablee/contracts/calls/admin/flags";
import { findGiftCards } from "@tablee/contracts/calls/admin/gift-cards";
import { failedPayments, ledgerBalances, outbox } from "@tablee/contracts/calls/admin/money";
import { searchOrders } from "@tablee/contracts/calls/admin/orders";
import { pointsDisputes } from "@tablee/contracts/calls/admin/points";
import { dataRequests } from "@tablee/contracts/calls/admin/privacy";
import { refundsWaiting } from "@tablee/contracts/calls/admin/refunds";
import { dishReviews } from "@tablee/contracts/calls/admin/reviews";
import { staffMembers } from "@tablee/contracts/calls/admin/staff";
import { clock, projections } from "@tablee/contracts/calls/operations";
import { generationRuns, indexData } from "@tablee/contracts/calls/subscription-profiles";
import { searchAccounts } from "@tablee/contracts/calls/support";
import { weekData } from "@tablee/contracts/calls/weekly-categories";
import {
  Activity,
  BookOpenCheck,
  Boxes,
  ClipboardList,
  Clock,
  CreditCard,
  Gift,
  HandCoins,
  IdCard,
  ListOrdered,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
  PackageCheck,
  ReceiptText,
  Scale,
  ShieldCheck,
  ToggleRight,
  Truck,
  Users,
} from "lucide-react";

export interface ScreenEntry {
  readonly id:
    | "generation"
    | "ranking"
    | "stock"
    | "reviews"
    | "accounts"
    | "subscriptions"
    | "orders"
    | "deliveries"
    | "inquiries"
    | "gift-cards"
    | "refunds"
    | "disputes"
    | "payments"
    | "ledger"
    | "outbox"
    | "privacy"
    | "operations"
    | "flags"
    | "staff"
    | "clock";
  readonly to:
    | "/generation"
    | "/category_manager"
    | "/stock"
    | "/reviews"
    | "/accounts"
    | "/subscription_profiles"
    | "/orders"
    | "/deliveries"
    | "/inquiries"
    | "/gift_cards"
    | "/refunds"
    | "/disputes"
    | "/failed_payments"
    | "/ledger"
    | "/outbox"
    | "/privacy"
    | "/operations"
    | "/flags"
    | "/staff"
    | "/clock";
  readonly icon: LucideIcon;
  /** The call whose callers see the screen. */
  readonly call: Pick<Call, "who">;
}

/** The console's screens in the order of the menu. */
export const screens: readonly ScreenEntry[] = [
  { id: "generation", to: "/generation", icon: PackageCheck, call: generationRuns },
  { id: "ranking", to: "/category_manager", icon: ListOrdered, call: weekData },
  { id: "stock", to: "/stock", icon: Boxes, call: stockOfWeek },
  { id: "reviews", to: "/reviews", icon: MessageSquareText, call: dishReviews },
  { id: "accounts", to: "/accounts", icon: Users, call: searchAccounts },
  { id: "subscriptions", to: "/subscription_profiles", icon: ClipboardList, call: indexData },
  { id: "orders", to: "/orders", icon: ReceiptText, call: searchOrders },
  { id: "deliveries", to: "/deliveries", icon: Truck, call: routes },
  { id: "inquiries", to: "/inquiries", icon: MessagesSquare, call: inquiries },
  { id: "gift-cards", to: "/gift_cards", icon: Gift, call: findGiftCards },
  { id: "refunds", to: "/refunds", icon: HandCoins, call: refundsWaiting },
  { id: "disputes", to: "/disputes", icon: Scale, call: pointsDisputes },
  { id: "payments", to: "/failed_payments", icon: CreditCard, call: failedPayments },
  { id: "ledger", to: "/ledger", icon: BookOpenCheck, call: ledgerBalances },
  { id: "outbox", to: "/outbox", icon: Mail, call: outbox },
  { id: "privacy", to: "/privacy", icon: ShieldCheck, call: dataRequests },
  { id: "operations", to: "/operations", icon: Activity, call: projections },
  { id: "flags", to: "/flags", icon: ToggleRight, call: flags },
  { id: "staff", to: "/staff", icon: IdCard, call: staffMembers },
  { id: "clock", to: "/clock", icon: Clock, call: clock },
];
