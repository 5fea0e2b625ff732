import { setTimeout as sleep } from "node:timers/promises";
import { NestFactory } from "@nestjs/core";
import { CommandBus } from "@nestjs/cqrs";
import { Quiet } from "@tablee/api/operations/quiet";
import { CommandsModule } from "@tablee/commands/commands.module";
import { type Opened, openCommands } from "@tablee/commands/open-commands";
import { readConfig } from "@tablee/platform/config";

const PATIENCE_MS = 20 * 60_000;

/** The product as the API has it, without its HTTP: commands, and the clock. */
export class Doors {
  private constructor(
    readonly opened: Opened,
    readonly bus: CommandBus,
    readonly close: () => Promise<void>,
  ) {}

  static async open(env: Readonly<Record<string, string>>): Promise<Doors> {
    const opened = await openCommands(readConfig({ ...process.env, ...env }), "tablee-campaign");
    const app = await NestFactory.createApplicationContext(CommandsModule.with(opened.dependencies), { logger: ["error"] });
    const close = async () => {
      await app.close();
      await opened.close();
    };
    return new Doors(opened, app.get(CommandBus), close);
  }

  /** Waits until everything that is due at the clock's time is done, and seen by every read model and policy. */
  async quiet(): Promise<void> {
    const quiet = new Quiet(this.opened);
    const now = this.opened.clock.now();
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await quiet.isQuiet(now))) {
      if (Date.now() > deadline) throw new Error(`what is due at ${now} is not done`);
      await sleep(100);
    }
  }
}
