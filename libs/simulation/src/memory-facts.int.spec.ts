import { dueKinds } from "@tablee/domain/due/vocabulary";
import { accountId as accountIdOf, idFrom, orderId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { addDays } from "@tablee/domain/kernel/time";
import { categoryOf } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { kysely } from "@tablee/platform/postgres";
import type { Facts } from "@tablee/projections/facts/facts";
import { sqlFacts } from "@tablee/projections/facts/sql-facts";
import type { ReadTables } from "@tablee/projections/read-tables";
import { applyAtOnce } from "@tablee/projections/runtime/apply/apply";
import { migrateProjections } from "@tablee/projections/runtime/apply/checkpoints";
import { createIndexes, createTable } from "@tablee/projections/runtime/tables";
import { orderIds, slot, subscriptionId, weeks } from "@tablee/testing/fixtures/constants";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { histories, live } from "@tablee/testing/model/histories";
import fc from "fast-check";
import { specPool } from "../../../test/stage/spec-servers.ts";
import { factModels } from "./memory-facts.ts";

const HISTORIES = 8;

async function collected<Each>(pages: AsyncIterable<readonly Each[]>): Promise<Each[]> {
  const all: Each[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

const pool = await specPool();
await migrateProjections(pool);

describe("the facts in memory", () => {
  /** The same log in the tables of Postgres, applied as by the live appliers. */
  async function inPostgres({ world }: Household): Promise<Facts> {
    const client = await pool.connect();
    for (const model of factModels) {
      await client.query(`DROP TABLE IF EXISTS read.${model.name}`);
      await createTable(pool, model);
      await createIndexes(pool, model);
      const events = world.log.events.filter(({ stream }) => (model.categories as readonly string[]).includes(categoryOf(stream)));
      expect(await applyAtOnce(client, model, events, new Set())).toEqual([]);
    }
    client.release();
    return sqlFacts(kysely<ReadTables>(pool));
  }

  /** Every query, at instants before and after all of the household's events. */
  async function answers(facts: Facts, now: string): Promise<unknown> {
    const instants = [-30, -3, 0, 1, 30].map((days) => `${addDays(now.slice(0, 10), days)}${now.slice(10)}`);
    const due = await Promise.all(
      dueKinds.flatMap((kind) =>
        instants.map(async (at) =>
          (await facts.due(kind, at, 1_000)).map(({ key, account_id, step }) => `${key} ${account_id} ${step}`).toSorted(),
        ),
      ),
    );
    const holds = due[dueKinds.indexOf("hold") * instants.length + instants.length - 1]!.map((line) => line.split(" ")[0]!);
    return {
      due,
      holds: await Promise.all(
        holds.map(async (key) => {
          const hold = await facts.hold(key);
          return [hold?.category, hold?.streamId, hold?.orderId];
        }),
      ),
      noHold: await facts.hold("stock-none none"),
      unitsLeft: await Promise.all(weeks.map(async (week) => [...(await facts.unitsLeft("on", week))].toSorted())),
      elsewhere: [...(await facts.unitsLeft("qc", weeks[0]!))],
      subscription: [await facts.subscriptionOf(accountId), await facts.subscriptionOf(accountIdOf(crypto.randomUUID()))],
      unpaid: await facts.unpaidOrders(accountId),
      candidates: await Promise.all(weeks.map((week) => collected(facts.candidates("on", week)))),
      candidatesElsewhere: await collected(facts.candidates("qc", weeks[0]!)),
      unreadable: [...(await facts.unreadableAccounts())],
      hashes: [...(await facts.inputHashes([subscriptionId, subscriptionIdOf(accountIdOf(crypto.randomUUID()))]))],
      noHashes: [...(await facts.inputHashes([]))],
      existing: [...(await facts.existingOrders([...orderIds, orderId(idFrom("no order"))]))].toSorted(),
      codes: [...(await facts.codes([accountId, accountIdOf(idFrom("no account"))]))],
      boxes: await Promise.all(
        weeks.map(async (week) => [...(await facts.sharesOfWeek("on", [], week))].map(([key, shares]) => [key, [...shares].toSorted()])),
      ),
      boxesOfDepot: [...(await facts.sharesOfWeek("qc", [slot.depotId], weeks[0]!)).keys()],
      boxesElsewhere: [...(await facts.sharesOfWeek("qc", ["montreal"], weeks[0]!))],
      stock: await Promise.all(weeks.map((week) => facts.stockOfWeek("on", week))),
      windows: await Promise.all(weeks.map((week) => facts.windowsBetween([slot.depotId], week, addDays(week, 6)))),
      windowsElsewhere: await facts.windowsBetween(["montreal"], weeks[0]!, weeks[3]!),
      noWindows: await facts.windowsBetween([], weeks[0]!, weeks[3]!),
      giftCard: await facts.giftCardOf("no such code"),
      giftCards: await facts.giftCardsBoughtBy(accountId),
      inquiries: await facts.inquiriesOf(accountId),
      products: [...(await facts.products(["RTC-0001"]))],
    };
  }

  it(`equal those in Postgres, after each of ${HISTORIES} histories`, async () => {
    for (const steps of fc.sample(histories(10), { numRuns: HISTORIES, seed: 2_113_336_832 })) {
      const household = await begin({ notices: true });
      for (const step of steps) await live(household, step);
      const { world, now } = household;
      expect(await answers(world.facts, now)).toEqual(await answers(await inPostgres(household), now));
    }
  });
});
