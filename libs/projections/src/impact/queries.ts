import type { Region } from "@tablee/domain/kernel/place/region";
import { prepared } from "@tablee/platform/prepared";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { ImpactRow } from "./read-model.ts";

type Figure = Exclude<keyof ImpactRow, "key">;

const sumOf = (figure: Figure) => sql<number>`coalesce(sum(${sql.ref(figure)}), 0)::integer`.as(figure);
const sums = prepared("impact_sums", (db: ReadDb, _: object) =>
  db.selectFrom("read.impact").select([sumOf("boxes"), sumOf("lent"), sumOf("returned")]),
);

/** The figures of all months together. */
export const impactFigures = async (db: ReadDb): Promise<Record<Figure, number>> => (await sums(db, {}))[0]!;

/** The households with an active subscription by region: the index of regions and statuses has the answer. */
export const householdsByRegion = (db: ReadDb): Promise<{ region: Region; households: number }[]> =>
  db
    .selectFrom("read.subscriptions")
    .select(["region", sql<number>`count(*)::integer`.as("households")])
    .where("status", "=", "active")
    .groupBy("region")
    .execute();
