import type { Report } from "../parts/report.ts";
import { type Fault, faults } from "./faults.ts";
import { Nodes } from "./nodes.ts";
import type { Judged } from "./row.ts";
import { stormFaults, storms } from "./storms.ts";
import { underTraffic } from "./under-traffic.ts";

export interface ClusterOptions {
  /** The program that controls the nodes. */
  readonly program: string;
  /** Only rows whose names ("traffic, leader killed") contain this text. */
  readonly only: string;
  /** For each fault. */
  readonly seconds: number;
  readonly households: number;
  readonly orders: number;
  readonly edits: number;
  readonly accepted: number;
  readonly workers: number;
  readonly seed: number;
  readonly patience: number;
  readonly progress: (line: string) => void;
}

const nothing: Judged = { rows: [], violations: [] };

/** R12: the whole product on a real cluster while its nodes fail, first under the traffic of customers, then in storms. */
export async function cluster({ program, only, ...options }: ClusterOptions): Promise<Report> {
  const nodes = new Nodes(program);
  const interrupted = () => void nodes.end().finally(() => process.exit(130));
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    const began = Date.now();
    const abilities = await nodes.abilities();
    const chosen = (beside: string, all: readonly Fault[]) =>
      all.filter(({ name, isFor }) => `${beside}, ${name}`.includes(only) && (isFor?.(abilities) ?? true));
    const [inTraffic, inStorms] = [chosen("traffic", faults), chosen("storm", stormFaults)];
    const traffic = inTraffic.length === 0 ? nothing : await underTraffic(nodes, { ...options, faults: inTraffic });
    const stormy = inStorms.length === 0 ? nothing : await storms(nodes, { ...options, faults: inStorms });
    const rows = [...traffic.rows, ...stormy.rows];
    const sum = (name: "acknowledged" | "edits" | "lost" | "beyond") => rows.reduce((total, row) => total + row[name], 0);
    return {
      campaign: "cluster",
      figures: {
        seed: String(options.seed),
        acknowledged: sum("acknowledged"),
        "edits accepted": sum("edits"),
        lost: sum("lost"),
        beyond: sum("beyond"),
        "nodes started again": nodes.restarted,
        seconds: Math.round((Date.now() - began) / 1_000),
      },
      table: rows.map((row) => ({ ...row })),
      violations: [...traffic.violations, ...stormy.violations],
    };
  } finally {
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    await nodes.end();
  }
}
