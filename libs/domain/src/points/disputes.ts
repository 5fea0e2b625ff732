import { never, type Refusal, refuse } from "../kernel/errors.ts";
import { policyOn } from "../kernel/policy.ts";
import { type Instant, laterOf } from "../kernel/time.ts";
import type { PointsEvent } from "./events.ts";
import { disputableUntil, pointsPolicies } from "./policy.ts";
import type { DisputedLine } from "./vocabulary.ts";

/** A dispute of one line of the history. Its words stay in the events: their keys can be destroyed, a state in memory cannot. */
interface Dispute {
  readonly subject: string;
  readonly isAnswered: boolean;
  /** The points that its answer added, or took off where negative. */
  readonly adjusted: number;
}

/** The lines of an account's history that can be disputed, and the disputes. */
export interface Disputed {
  /** The last change of each line, by its subject: an order, an award, an exchange, or the instant of an expiry. */
  readonly lines: ReadonlyMap<string, { readonly line: DisputedLine; readonly changedAt: Instant }>;
  readonly disputes: ReadonlyMap<string, Dispute>;
}

export const nothingDisputed: Disputed = { lines: new Map(), disputes: new Map() };

export type DisputeCommand =
  | {
      readonly type: "Dispute";
      readonly disputeId: string;
      /** The line's subject. */
      readonly subject: string;
      readonly message: string;
      readonly at: Instant;
    }
  | {
      readonly type: "AnswerDispute";
      readonly disputeId: string;
      /** Points that are added, or taken off where negative; none where the line stays. */
      readonly points: number;
      readonly at: Instant;
    };

type DisputeEvent = Extract<PointsEvent, { type: "PointsDisputed" | "PointsAdjusted" | "PointsDisputeAnswered" }>;

interface Account extends Disputed {
  readonly available: number;
  readonly ended?: true;
}

/** Decides about disputes: one a line, within the policy's months of its last change; each is answered once. */
export function decideDispute(command: DisputeCommand, state: Account): readonly DisputeEvent[] | Refusal {
  return command.type === "Dispute" ? dispute(command, state) : answer(command, state);
}

function dispute(command: Extract<DisputeCommand, { type: "Dispute" }>, { lines, disputes, ended }: Account) {
  const { disputeId, subject, message, at } = command;
  if (disputes.has(disputeId)) return [];
  const found = lines.get(subject);
  if (!found) return refuse("points-line-not-found");
  if (ended) return refuse("subscription-closed");
  if ([...disputes.values()].some((each) => each.subject === subject)) return refuse("already-disputed");
  if (at >= disputableUntil(found.changedAt)) return refuse("dispute-too-late", { until: disputableUntil(found.changedAt) });
  const data = { disputeId, subject, entry: found.line, message, disputedAt: at };
  return [{ type: "PointsDisputed", data }] satisfies readonly DisputeEvent[];
}

function answer(command: Extract<DisputeCommand, { type: "AnswerDispute" }>, { disputes, available, ended }: Account) {
  const { disputeId, points, at } = command;
  const found = disputes.get(disputeId);
  if (!found) return refuse("dispute-not-found");
  if (found.isAnswered) return refuse("dispute-answered");
  if (ended && points !== 0) return refuse("subscription-closed");
  if (Math.abs(points) > policyOn(pointsPolicies, at.slice(0, 10)).maxAdjustment) return refuse("adjustment-too-large");
  if (points < 0 && available + points < 0) return refuse("not-enough-points", { missing: -(available + points) });
  const adjusted: DisputeEvent[] = points === 0 ? [] : [{ type: "PointsAdjusted", data: { disputeId, points, adjustedAt: at } }];
  const outcome = points === 0 ? "explained" : "adjusted";
  const data = { disputeId, subject: found.subject, outcome, answeredAt: at } as const;
  return [...adjusted, { type: "PointsDisputeAnswered", data }] satisfies readonly DisputeEvent[];
}

/** The lines and disputes after an event. */
export function disputedAfter({ lines, disputes }: Disputed, event: PointsEvent): Disputed {
  const changed = changedLine(event);
  if (changed) {
    const { subject, line, at } = changed;
    const changedAt = laterOf(lines.get(subject)?.changedAt ?? "", at);
    return { lines: new Map(lines).set(subject, { line, changedAt }), disputes };
  }
  if (event.type === "PointsDisputed") {
    const { disputeId, subject } = event.data;
    return { lines, disputes: new Map(disputes).set(disputeId, { subject, isAnswered: false, adjusted: 0 }) };
  }
  if (event.type !== "PointsDisputeAnswered" && event.type !== "PointsAdjusted") return { lines, disputes };
  const dispute = disputes.get(event.data.disputeId);
  if (!dispute) return { lines, disputes };
  const after = event.type === "PointsAdjusted" ? { ...dispute, adjusted: event.data.points } : { ...dispute, isAnswered: true };
  return { lines, disputes: new Map(disputes).set(event.data.disputeId, after) };
}

interface ChangedLine {
  readonly subject: string;
  readonly line: DisputedLine;
  readonly at: Instant;
}

/** The line of the history that an event changes; undefined for an event that changes none, or all. */
function changedLine(event: PointsEvent): ChangedLine | undefined {
  switch (event.type) {
    case "PointsPending":
      return { subject: event.data.orderId, line: "box", at: event.data.earnedAt };
    case "PointsMatured":
      return { subject: event.data.orderId, line: "box", at: event.data.maturedAt };
    case "PointsForfeited":
      return { subject: event.data.orderId, line: "box", at: event.data.forfeitedAt };
    case "PendingPointsTakenBack":
    case "PointsTakenBack":
      return { subject: event.data.orderId, line: "box", at: event.data.takenBackAt };
    case "PointsAwarded":
      return { subject: event.data.awardId, line: "stamp-card", at: event.data.awardedAt };
    case "AwardTakenBack":
      return { subject: event.data.awardId, line: "stamp-card", at: event.data.takenBackAt };
    case "PointsRedeemed":
      return { subject: event.data.redemptionId, line: "redeemed", at: event.data.redeemedAt };
    case "PointsExpired":
      return { subject: event.data.expiredAt, line: "expired", at: event.data.expiredAt };
    case "PointsAdjusted":
    case "PointsDisputed":
    case "PointsDisputeAnswered":
    case "PointsExpiryAnnounced":
    case "PointsExpiryPostponed":
    case "PointsEnded":
      return undefined;
    default:
      return never(event);
  }
}
