import { Injectable } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type { dishReviews, dishWords } from "@tablee/contracts/calls/admin/reviews";
import { addHours } from "@tablee/domain/kernel/time";
import { businessZone } from "@tablee/domain/kernel/zones/zones";
import type { ReviewEvent } from "@tablee/domain/review/events";
import { streamName } from "@tablee/domain/streams";
import type { Stored } from "@tablee/event-store/events";
import { answerCounts, reviewsWith } from "@tablee/projections/reviews/queries";
import { ApiContext } from "../../api-context.ts";
import { localInstant } from "../../views/local-time.ts";
import { eventsOf } from "../accounts/events-of-rows.ts";
import { figuresByDish } from "./dish-figures.ts";

const HOURS_A_WEEK = 7 * 24;

/** The opinions of customers about dishes, for those who make menus. */
@Injectable()
export class AdminReviews {
  constructor(private readonly api: ApiContext) {}

  async dishes({ weeks }: InputOf<typeof dishReviews>): Promise<OutputOf<typeof dishReviews>> {
    const { reads, catalogue, clock } = this.api;
    const now = clock.now();
    const hours = HOURS_A_WEEK * Number(weeks);
    const figures = figuresByDish(await answerCounts(reads, { from: addHours(now, -2 * hours), since: addHours(now, -hours) }));
    const products = await catalogue.bySku(figures.map(({ sku }) => sku));
    const rows = figures.flatMap((figure) => {
      const card = products.get(figure.sku)?.card;
      return card ? [{ ...figure, name: card.name, kind: card.kind }] : [];
    });
    return { rows, asOf: now };
  }

  /** Reads the words from the log: those of a forgotten person can no longer be opened, and are left out. */
  async words({ limit, ...asked }: InputOf<typeof dishWords>): Promise<OutputOf<typeof dishWords>> {
    const rows = await reviewsWith(this.api.reads, { ...asked, limit });
    const events = (await eventsOf(
      this.api.opened.store,
      rows.map(({ account_id, revision }) => ({ stream: streamName("review", account_id), revision })),
    )) as readonly Stored<ReviewEvent>[];
    return {
      rows: events.flatMap(({ type, data, position }) => {
        if (type !== "DishReviewed" || !data.words) return [];
        return [
          {
            position: position.toString(),
            again: data.again,
            text: data.words[asked.text],
            at: localInstant(data.reviewedAt, businessZone),
          },
        ];
      }),
      next: rows.length === limit ? rows.at(-1)!.position : null,
    };
  }
}
