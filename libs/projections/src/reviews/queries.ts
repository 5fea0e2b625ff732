import type { AccountId, OrderId } from "@tablee/domain/kernel/ids";
import type { Instant } from "@tablee/domain/kernel/time";
import type { Again, DislikeCategory, ReviewTextName } from "@tablee/domain/review/vocabulary";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { ReviewRow } from "./read-model.ts";

/** The reviews and comments of an account, oldest first. */
export const reviewsOf = (db: ReadDb, accountId: AccountId): Promise<ReviewRow[]> =>
  db.selectFrom("read.reviews").selectAll().where("account_id", "=", accountId).orderBy("position").execute();

/** The reviews of an account's order and its comment, oldest first. */
export const reviewsOfOrder = (db: ReadDb, accountId: AccountId, orderId: OrderId): Promise<ReviewRow[]> =>
  db
    .selectFrom("read.reviews")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();

/** Reviews of one dish with one answer, before or since an instant. */
export interface AnswerCount {
  readonly sku: string;
  readonly again: Again;
  readonly isRecent: boolean;
  readonly reviews: number;
  readonly yes: number;
  readonly no: number;
  readonly taste: number;
  readonly instructions: number;
  readonly delivery: number;
  readonly ingredients: number;
}

/** Counts the reviews first written from an instant on, by dish and answer; those since a second instant are recent. */
export async function answerCounts(db: ReadDb, { from, since }: Record<"from" | "since", Instant>): Promise<AnswerCount[]> {
  const having = (category: DislikeCategory) => sql`count(*) FILTER (WHERE dislikes @> ${JSON.stringify([category])}::jsonb)::integer`;
  const { rows } = await sql<AnswerCount>`
    SELECT sku, again, first_at >= ${since}::timestamptz AS "isRecent", count(*)::integer AS reviews,
      count(*) FILTER (WHERE recommends)::integer AS yes, count(*) FILTER (WHERE NOT recommends)::integer AS no,
      ${having("taste")} AS taste, ${having("instructions")} AS instructions,
      ${having("delivery")} AS delivery, ${having("ingredients")} AS ingredients
    FROM read.reviews WHERE sku IS NOT NULL AND first_at >= ${from}::timestamptz GROUP BY 1, 2, 3`.execute(db);
  return rows;
}

/** The reviews of a dish that have a text of a name, the latest first; `before` is the position of the previous page's last row. */
export function reviewsWith(
  db: ReadDb,
  {
    sku,
    text,
    before,
    limit,
  }: { readonly sku: string; readonly text: ReviewTextName; readonly before?: string | undefined; readonly limit: number },
): Promise<ReviewRow[]> {
  let query = db
    .selectFrom("read.reviews")
    .selectAll()
    .where("sku", "=", sku)
    .where(sql<boolean>`written @> ${JSON.stringify([text])}::jsonb`);
  if (before !== undefined) query = query.where(sql<boolean>`position < ${before}::bigint`);
  return query.orderBy("position", "desc").limit(limit).execute();
}
