import "reflect-metadata";
import { parseArgs } from "node:util";
import { NestFactory } from "@nestjs/core";
import { CommandBus } from "@nestjs/cqrs";
import { CommandsModule } from "@tablee/commands/commands.module";
import { openCommands } from "@tablee/commands/open-commands";
import { readConfig } from "@tablee/platform/config";
import cliProgress from "cli-progress";
import { signInAsAdmin } from "./console-client.ts";
import { enrolStaff } from "./enrol-staff.ts";
import { playSeason } from "./season.ts";
import { whoMaySignIn } from "./who.ts";

const { values } = parseArgs({
  options: {
    customers: { type: "string", default: "200" },
    weeks: { type: "string", default: "8" },
    who: { type: "boolean", default: false },
  },
});
const config = readConfig();
const opened = await openCommands(config, "tablee-demo");

if (!values.who) {
  await enrolStaff(opened.pool);
  const app = await NestFactory.createApplicationContext(CommandsModule.with(opened.dependencies), { logger: ["error"] });
  const bar = new cliProgress.SingleBar(
    { format: "Filling the demo season {bar} {percentage}% · {what}", noTTYOutput: true, notTTYSchedule: 5_000, hideCursor: null },
    cliProgress.Presets.shades_classic,
  );
  bar.start(100, 0, { what: "" });
  await playSeason({
    bus: app.get(CommandBus),
    opened,
    console: await signInAsAdmin(`http://127.0.0.1:${config.PORT}`),
    customers: Number(values.customers),
    weeks: Number(values.weeks),
    now: new Date().toISOString(),
    onProgress: (done, what) => bar.update(Math.round(done * 100), { what }),
  });
  bar.stop();
  await app.close();
}
process.stdout.write(await whoMaySignIn(opened.dependencies.db, opened.clock.now()));
await opened.close();
