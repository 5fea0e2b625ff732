import { projections } from "@tablee/contracts/calls/operations";
import { eventually, type Visitor } from "../../stage/people.ts";

const resting = new Set(["paused", "stopped", "halted"]);

/** Read models that halted or parked something, once all of them have applied the log. */
export async function troubledModels(admin: Visitor): Promise<readonly string[]> {
  const { projections: models } = await eventually(
    () => admin.call(projections, {}),
    (view) => view.projections.every(({ state, lagSeconds }) => resting.has(state) || lagSeconds === 0),
    60,
  );
  return models.filter(({ state, parkedKeys }) => state === "halted" || parkedKeys > 0).map(({ model }) => model);
}
