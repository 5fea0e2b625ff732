import { connect, createServer, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A gate before a server, which does not notice it: shut, it hangs up and accepts nothing; held, it accepts connections and
 * passes nothing on, like a stopped server; slowed, it passes everything on late.
 */
export class Gate {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #shut = false;
  #delayMs = 0;
  #held: PromiseWithResolvers<void> | undefined;

  private constructor(target: { host: string; port: number }) {
    this.#server = createServer((inside) => {
      if (this.#shut) return void inside.destroy();
      const outside = connect(target);
      for (const [one, other] of [
        [inside, outside],
        [outside, inside],
      ] as const) {
        this.#sockets.add(one);
        // The delay is the requested one, without the time for which TCP collects small pieces.
        one.setNoDelay();
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(this.#passage()).pipe(other);
      }
    });
  }

  /** A gate before the server that `url` names, and the url that leads through it. */
  static async before(url: string): Promise<{ gate: Gate; url: string }> {
    const through = new URL(url);
    const gate = new Gate({ host: through.hostname, port: Number(through.port) });
    await new Promise<void>((resolve) => gate.#server.listen(0, "127.0.0.1", resolve));
    through.hostname = "127.0.0.1";
    through.port = String((gate.#server.address() as { port: number }).port);
    return { gate, url: through.href };
  }

  /** Connections that go through it now. */
  get visitors(): number {
    return Math.ceil(this.#sockets.size / 2);
  }

  /** Late pieces travel side by side, in their order: latency grows, throughput does not shrink. */
  #passage(): Transform {
    const gate = this;
    let last = Promise.resolve();
    const passage = new Transform({
      transform(chunk, _encoding, taken) {
        const [before, wait] = [last, gate.#wait()];
        last = Promise.all([before, wait]).then(() => void (this.destroyed || this.push(chunk)));
        taken();
      },
      flush: (ended) => void last.then(() => ended()),
    });
    return passage.on("error", () => {});
  }

  async #wait(): Promise<void> {
    if (this.#delayMs > 0) await sleep(this.#delayMs);
    await this.#held?.promise;
  }

  hold(): void {
    this.#held ??= Promise.withResolvers();
  }

  /** Delays every piece, in either direction, by `ms`. */
  slow(ms: number): void {
    this.#delayMs = ms;
  }

  shut(): void {
    this.#shut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#shut = false;
    this.#delayMs = 0;
    this.#held?.resolve();
    this.#held = undefined;
  }

  async remove(): Promise<void> {
    this.open();
    this.shut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
