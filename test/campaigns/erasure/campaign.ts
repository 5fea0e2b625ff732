import { readFileSync } from "node:fs";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { livedLife } from "../../privacy/erasure-life.ts";
import { type Stage, setStage } from "../../stage/stage.ts";
import type { Report } from "../parts/report.ts";
import { withServices } from "../parts/with-services.ts";
import { judgeErasure } from "./judge.ts";
import { troubles } from "./troubles.ts";

export interface ErasureOptions {
  /** The file of this process's own log, at the finest level. */
  readonly logFile: string;
  /** Plants a mark of the forgotten person in a place that keeps it: the campaign must fail. */
  readonly planted: boolean;
  progress(line: string): void;
}

/** Two persons live for a while on real servers; one is forgotten, and searched for. */
export const erasure = ({ logFile, planted, progress }: ErasureOptions): Promise<Report> =>
  withServices(async () => {
    const identity = await startIdentityProviders({ port: 0 });
    const stage = await setStage({ gates: true, identityUrl: identity.url, proxyHops: 1, logLevel: "trace" });
    try {
      progress("two persons live a while");
      const [life, bystander] = [await livedLife(stage), await livedLife(stage)];
      progress("each server goes away for a moment");
      await troubles(stage, [life, bystander]);
      if (planted) await plant(stage, life.email);
      progress("one is forgotten");
      const { before, after, violations } = await judgeErasure(stage, { life, bystander }, [logFile]);
      const logged = readFileSync(logFile, "utf8").trimEnd().split("\n").length;
      const silent = logged < 10 ? ["the processes logged next to nothing: their log was not looked through"] : [];
      return {
        campaign: "erasure",
        figures: {
          "marks of each person": life.marks.length,
          "kept while known": life.marks.filter(({ kept }) => kept).length,
          "places found in before": before.found.length,
          "places found in after": after.found.length,
          events: after.events,
          tables: after.tables,
          "keys of redis": after.keys,
          files: after.files,
          "lines of the log": logged,
        },
        violations: [...violations, ...silent],
      };
    } finally {
      await stage.stop();
      await identity.stop();
    }
  });

const plant = ({ running }: Stage, email: string) =>
  running.api.pool.query("INSERT INTO vault.lease (name, holder, until) VALUES ('planted', $1, now())", [email]);
