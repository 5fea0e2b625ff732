import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";
import { WorkerContext } from "../worker-context.ts";

const EVERY_MS = 10 * 60_000;

/** Sweeps the vault when it starts and every ten minutes. Several workers may: what one has deleted another does not find. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(private readonly context: WorkerContext) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => this.#sweep(), EVERY_MS);
    this.#sweep();
  }

  #sweep(): void {
    const { opened, log } = this.context;
    this.#sweeping = opened.dependencies.access.sweep().then(
      (swept) => log.info(swept, "the vault was swept"),
      (err) => log.warn({ err }, "the vault could not be swept; the next sweep tries again"),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }
}
