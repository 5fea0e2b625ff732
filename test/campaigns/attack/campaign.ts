import { setTimeout as sleep } from "node:timers/promises";
import { staffMember } from "../../people.ts";
import { type Stage, setStage } from "../../stage.ts";
import type { Report } from "../report.ts";
import { withServices } from "../with-services.ts";
import { guessing } from "./guessing.ts";
import { inputs } from "./inputs.ts";
import { low } from "./low.ts";
import { money } from "./money.ts";
import { running } from "./running.ts";
import type { Scenario, Scene, Severity } from "./scenario.ts";
import { signingUp } from "./signing-up.ts";
import { texts } from "./texts.ts";
import { time } from "./time.ts";

export interface AttackOptions {
  /** Only scenarios whose id begins so. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

/** What takes longer has found something: the attack stops by itself. */
const PATIENCE_MS = 90_000;

/** Those that take servers away come last. */
const all: readonly Scenario[] = [...texts, ...signingUp, ...guessing, ...money, ...inputs, ...low, ...time, ...running];

/** The attack of the first review again, a scenario after the other, against a product that it starts itself on the loopback. */
export const attack = ({ only, progress }: AttackOptions): Promise<Report> =>
  withServices(async () => {
    const started = Date.now();
    const stage = await setStage();
    try {
      const scene = {
        stage,
        admin: await staffMember(stage.url, "admin@tablee.example"),
        support: await staffMember(stage.url, "soutien@tablee.example"),
      };
      const table: { id: string; severity: Severity; scenario: string; outcome: string }[] = [];
      for (const scenario of all.filter(({ id }) => id.startsWith(only))) {
        const found = await play(scenario, scene);
        progress(`${scenario.id} ${found ? `FOUND: ${found}` : "held"}`);
        const { id, severity, title } = scenario;
        table.push({ id, severity, scenario: title, outcome: found ? `found: ${found}` : "held" });
      }
      const found = table.filter(({ outcome }) => outcome !== "held");
      return {
        campaign: "attack",
        figures: {
          scenarios: table.length,
          held: table.length - found.length,
          "found, low": found.filter(({ severity }) => severity === "low").length,
          seconds: Math.round((Date.now() - started) / 1000),
        },
        table,
        violations: found.filter(({ severity }) => severity !== "low").map(({ id, severity, outcome }) => `${id}, ${severity}, ${outcome}`),
      };
    } finally {
      await stage.stop();
    }
  });

async function play({ play }: Scenario, scene: Scene): Promise<string | undefined> {
  await forgetAttempts(scene.stage);
  const late = new AbortController();
  const tooLong = sleep(PATIENCE_MS, `no end within ${PATIENCE_MS / 1000} s`, { signal: late.signal });
  tooLong.catch(() => {});
  try {
    return await Promise.race([play(scene), tooLong]);
  } catch (error) {
    return `broke off: ${error instanceof Error ? error.message : error}`;
  } finally {
    late.abort();
  }
}

/** Each scenario begins as if no other had been played. */
export const forgetAttempts = (stage: Stage): Promise<unknown> => stage.running.api.pool.query("DELETE FROM vault.rate_limit");
