import { type DynamicModule, Module, type Type } from "@nestjs/common";
import { CommandBusModule } from "@tablee/command-bus/command-bus.module";
import { Commands } from "@tablee/command-bus/commands";
import type { Opened } from "@tablee/commands/open-commands";
import type { Reader } from "@tablee/event-store/reader/reader";
import type { Config } from "@tablee/platform/config";
import type { Logger } from "@tablee/platform/log";
import { GenerationWorker } from "./generation/generation-worker.ts";
import { Intervals } from "./intervals/intervals.ts";
import { PolicyRunner } from "./policies/policy-runner.ts";
import { Projectors } from "./projectors/projectors.ts";
import { Schedules } from "./schedules/schedules.ts";
import { type Part, WorkerContext } from "./worker-context.ts";

/** The parts of a worker process, in the order of their start. */
export const parts: readonly Type<Part>[] = [Projectors, PolicyRunner, Schedules, Intervals, GenerationWorker];

@Module({})
export class WorkersModule {
  static with(config: Config, opened: Opened, reader: Reader, log: Logger): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        CommandBusModule.with(opened.dependencies.steps, (useCase, ending, seconds) =>
          log.debug({ useCase, ending, seconds }, "use case sent"),
        ),
      ],
      providers: [
        {
          provide: WorkerContext,
          inject: [Commands],
          useFactory: ({ send }: Commands) => new WorkerContext(config, opened, reader, log, send),
        },
        ...parts,
      ],
    };
  }
}
