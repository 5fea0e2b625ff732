import type { Visitor } from "../../stage/people.ts";
import type { Stage } from "../../stage/stage.ts";
import type { Production } from "./scenarios/production.ts";

export type Severity = "critical" | "high" | "medium" | "low";

/** The target of an attack: a product of its own on the loopback, and members of its staff who attack it too. */
export interface Scene {
  readonly stage: Stage;
  readonly admin: Visitor;
  readonly support: Visitor;
  /** The API as production runs it, in a process of its own; started on first use. */
  production(): Promise<Production>;
}

/** The finding of an attack, in a few words; undefined when the product resisted. */
export type Finding = string | undefined;

/** One attack. */
export interface Scenario {
  /** The number in the first attack, with a letter if it had several. W: resisted then, and must still resist. */
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly play: (scene: Scene) => Promise<Finding>;
}

/** The code that a call is refused with; `done` when it is not. */
export const outcome = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => "done",
    (error: { body?: { code?: string } }) => error.body?.code ?? String(error),
  );

/** A finding if an outcome is not the expected one. */
export const unless = (expected: string | readonly string[], found: string): Finding =>
  [expected].flat().includes(found) ? undefined : `${found} where ${[expected].flat().join(" or ")} is right`;

/** A control that must succeed beside an attack: without it, the attack may be refused for a different reason. */
export const control = (what: string, found: string, expected = "done"): Finding =>
  found === expected ? undefined : `proves nothing: ${what} was ${found}, not ${expected}`;

export const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export const oneByOne = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let i = 0; i < count; i++) results.push(await work(i));
  return results;
};

export const count = <Value>(values: readonly Value[], value: Value): number => values.filter((each) => each === value).length;

/** The first of several findings. */
export const first = (...findings: readonly Finding[]): Finding => findings.find(Boolean);

/** Measures how long some work takes, in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - started) };
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Resets the state before each scenario: no guess is counted, and support has given nothing today. */
export const forgetAttempts = ({ running }: Stage): Promise<unknown> =>
  running.api.pool.query("DELETE FROM vault.rate_limit; DELETE FROM vault.allowance");
