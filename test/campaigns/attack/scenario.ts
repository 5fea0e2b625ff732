import type { Somebody } from "../../people.ts";
import type { Stage } from "../../stage.ts";

export type Severity = "critical" | "high" | "medium" | "low";

/** What an attack is made against: a product of its own on the loopback, and members of its staff who attack it too. */
export interface Scene {
  readonly stage: Stage;
  readonly admin: Somebody;
  readonly support: Somebody;
}

/** One attack. `play` answers what it found, in a few words, or nothing when the product held. */
export interface Scenario {
  /** As the first attack numbered it; a letter where it had several. */
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  readonly play: (scene: Scene) => Promise<string | undefined>;
}

/** The code that a call is refused with; `done` when it is not. */
export const outcome = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => "done",
    (error: { body?: { code?: string } }) => error.body?.code ?? String(error),
  );

/** Finds fault with an outcome that is not what it should be. */
export const unless = (expected: string | readonly string[], found: string): string | undefined =>
  [expected].flat().includes(found) ? undefined : `${found} where ${[expected].flat().join(" or ")} is right`;

export const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export const count = <Value>(values: readonly Value[], value: Value): number => values.filter((each) => each === value).length;

/** The first of several findings. */
export const first = (...findings: readonly (string | undefined)[]): string | undefined => findings.find(Boolean);

export const cookieOf = ({ jar }: Pick<Somebody, "jar">): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
