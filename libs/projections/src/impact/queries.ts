import type { Region } from "@tablee/domain/kernel/place/region";
import { prepared } from "@tablee/platform/prepared";
import { sql } from "kysely";
import type { ReadDb } from "../read-tables.ts";
import type { ImpactRow } from "./read-model.ts";

const figures = prepared("impact_figures", (db: ReadDb, _: object) => db.selectFrom("read.impact").selectAll());

/** The product's figures; undefined before the first box. */
export const impactFigures = async (db: ReadDb): Promise<ImpactRow | undefined> => (await figures(db, {}))[0];

/** The households with an active subscription by region: the index of regions and statuses has the answer. */
export const householdsByRegion = (db: ReadDb): Promise<{ region: Region; households: number }[]> =>
  db
    .selectFrom("read.subscriptions")
    .select(["region", sql<number>`count(*)::integer`.as("households")])
    .where("status", "=", "active")
    .groupBy("region")
    .execute();
