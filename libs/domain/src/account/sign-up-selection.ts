import { type Refusal, refuse } from "../kernel/errors.ts";
import { canonicalJson } from "../kernel/hash.ts";
import type { Instant } from "../kernel/time.ts";
import { lostDiets } from "../subscription/diets.ts";
import type { AccountEvent } from "./events.ts";
import type { SignUpSelection } from "./vocabulary.ts";

/** Repeating an earlier selection appends nothing; diets that the plan does not have are refused. */
export function chosenInSignUp(chosen: SignUpSelection, at: Instant, before: SignUpSelection = {}): readonly AccountEvent[] | Refusal {
  const { selection } = chosen;
  if (selection && lostDiets(selection.plan.type, selection.diets).length > 0) return refuse("selection-invalid");
  const isNew = (part: keyof SignUpSelection) => chosen[part] && canonicalJson(chosen[part]) !== canonicalJson(before[part] ?? null);
  const events: AccountEvent[] = [];
  if (isNew("selection")) {
    const { plan, ...tastes } = chosen.selection!;
    events.push({ type: "SignUpPlanChosen", data: { plan, tastes, chosenAt: at } });
  }
  if (isNew("slot")) events.push({ type: "SignUpSlotChosen", data: { ...chosen.slot!, chosenAt: at } });
  if (isNew("box")) events.push({ type: "FirstBoxChosen", data: { box: chosen.box!, chosenAt: at } });
  return events;
}
