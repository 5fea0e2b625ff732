import { setTimeout as sleep } from "node:timers/promises";
import { staffMember } from "../../stage/people.ts";
import { publishWeek, STAGE_NOW, type Stage, setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { withServices } from "../parts/with-services.ts";
import { type Finding, forgetAttempts, type Scenario, type Scene, type Severity } from "./scenario.ts";
import { cards } from "./scenarios/cards.ts";
import { closing } from "./scenarios/closing.ts";
import { forgery } from "./scenarios/forgery.ts";
import { guessing } from "./scenarios/guessing.ts";
import { inputs } from "./scenarios/inputs.ts";
import { logAway } from "./scenarios/log-away.ts";
import { openProduction, type Production } from "./scenarios/production.ts";
import { races } from "./scenarios/races.ts";
import { refunds } from "./scenarios/refunds.ts";
import { sessions } from "./scenarios/sessions.ts";
import { signingUp } from "./scenarios/signing-up.ts";
import { strangers } from "./scenarios/strangers.ts";
import { texts } from "./scenarios/texts.ts";
import { time } from "./scenarios/time.ts";
import { servers } from "./servers.ts";
import { wire } from "./wire.ts";

export interface AttackOptions {
  /** Runs only scenarios whose ids begin with this; several beginnings are separated by commas. */
  readonly only: string;
  readonly progress: (line: string) => void;
}

/** A longer run is a finding in itself: the attack stops. */
const WAIT_BUDGET_MS = 180_000;

/** Weeks after the stage's own, which has menus for seven. */
const MORE_WEEKS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/** Scenarios that move the clock are late in the list, and the one that judges the result is last. */
export const scenarios: readonly Scenario[] = [
  ...[texts, signingUp, cards, guessing, refunds, inputs].flat(),
  ...[sessions, forgery, strangers, wire, races, servers].flat(),
  ...[time, logAway, closing].flat(),
];

/** Repeats the first attack, one scenario after another, against a product that it starts itself on the loopback. */
export const attack = ({ only, progress }: AttackOptions): Promise<Report> =>
  withServices(async () => {
    const started = Date.now();
    const stage = await setStage({ gates: true });
    await publishMore(stage);
    let production: Promise<Production> | undefined;
    try {
      const scene: Scene = {
        stage,
        admin: await staffMember(stage.url, "admin@tablee.example"),
        support: await staffMember(stage.url, "soutien@tablee.example"),
        production: () => (production ??= openProduction()),
      };
      const table: Row[] = [];
      for (const scenario of scenarios.filter(({ id }) => only.split(",").some((each) => id.startsWith(each))))
        table.push(await rowOf(scenario, scene, progress));
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
      await production?.then(({ stop }) => stop()).catch(() => {});
      await stage.stop();
    }
  });

/** The clock moves by weeks: sign-ups need menus then, too. */
async function publishMore({ steps }: Stage): Promise<void> {
  for (const number of MORE_WEEKS) await publishWeek(steps, "qc", number, STAGE_NOW);
}

interface Row {
  readonly id: string;
  readonly severity: Severity;
  readonly scenario: string;
  readonly outcome: string;
  readonly seconds: number;
  readonly [column: string]: string | number;
}

async function rowOf(scenario: Scenario, scene: Scene, progress: AttackOptions["progress"]): Promise<Row> {
  const started = Date.now();
  const found = await play(scenario, scene);
  const { id, severity, title } = scenario;
  const seconds = Math.round((Date.now() - started) / 1000);
  progress(`${id} ${found ? `FOUND: ${found}` : "held"}, ${seconds} s`);
  return { id, severity, scenario: title, outcome: found ? `found: ${found}` : "held", seconds };
}

async function play({ play }: Scenario, scene: Scene): Promise<Finding> {
  await forgetAttempts(scene.stage);
  const late = new AbortController();
  const tooLong = sleep(WAIT_BUDGET_MS, `no end within ${WAIT_BUDGET_MS / 1000} s`, { signal: late.signal });
  tooLong.catch(() => {});
  try {
    return await Promise.race([play(scene), tooLong]);
  } catch (error) {
    return `broke off: ${error instanceof Error ? error.message : error}`;
  } finally {
    late.abort();
  }
}
