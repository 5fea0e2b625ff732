import { EMAIL_CODE_MINUTES, RESET_LINK_MINUTES } from "@tablee/domain/account/password";
import { never } from "@tablee/domain/kernel/errors";
import { addMinutes } from "@tablee/domain/kernel/time";
import { endsSoon } from "@tablee/domain/subscription/long-pause";
import type { AccountMatter, OpenAccount } from "../matter.ts";

/** Why a notice about an account would no longer tell what is so; undefined when it does. */
export function outdatedAccountNotice(matter: AccountMatter, account: OpenAccount, at: string): string | undefined {
  switch (matter.kind) {
    case "sign-ins-guessed":
      return outdatedWarning(matter, account);
    case "reset-link":
      return at < addMinutes(matter.happenedAt, RESET_LINK_MINUTES) ? undefined : "link-expired";
    case "email-code":
      return at < addMinutes(matter.happenedAt, EMAIL_CODE_MINUTES) ? undefined : "code-expired";
    case "sign-in-changed":
    case "email-changed":
    case "email-replaced":
    case "provider-linked":
    case "provider-removed":
    case "delivery-moved":
    case "plan-changed":
    case "acted-for":
      return undefined;
    case "subscription-paused":
      return matter.subscription?.pausedAt === matter.happenedAt ? undefined : "told-since";
    case "pause-moved":
      return outdatedPauseEnd(matter);
    case "subscription-resumed":
      return matter.subscription?.status === "active" ? undefined : "told-since";
    case "still-paused":
      return outdatedPause(matter, at);
    case "subscription-closed":
      return matter.subscription?.status === "closed" ? undefined : "told-since";
    default:
      return never(matter.kind);
  }
}

/** An owner is warned of the latest guesses only, and not again where an earlier version recorded the warning on the account itself. */
function outdatedWarning({ happenedAt }: AccountMatter, { guessed }: OpenAccount): string | undefined {
  if (guessed?.at !== happenedAt) return "told-since";
  return guessed.isWarned ? "told-already" : undefined;
}

/** Another end is told while it is the end of that pause. */
function outdatedPauseEnd({ subscription, pauseEnd }: AccountMatter): string | undefined {
  if (!pauseEnd || subscription?.status !== "paused" || subscription.pausedAt !== pauseEnd.pausedAt) return "no-longer-paused";
  return subscription.resumesAt === pauseEnd.resumesAt ? undefined : "told-since";
}

/** Of a pause is written while it lasts, and not where it ends by itself before long. */
function outdatedPause({ happenedAt, subscription }: AccountMatter, at: string): string | undefined {
  if (subscription?.status !== "paused" || subscription.pausedAt !== happenedAt) return "no-longer-paused";
  return endsSoon(subscription.resumesAt, at) ? "resumes-soon" : undefined;
}
