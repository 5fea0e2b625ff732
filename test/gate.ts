import { connect, createServer, type Server, type Socket } from "node:net";

/** A door before a server: shut, it hangs up on everybody and lets nobody in; the server behind it never notices. */
export class Gate {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #shut = false;

  private constructor(target: { host: string; port: number }) {
    this.#server = createServer((inside) => {
      if (this.#shut) return void inside.destroy();
      const outside = connect(target);
      for (const [one, other] of [
        [inside, outside],
        [outside, inside],
      ] as const) {
        this.#sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
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

  shut(): void {
    this.#shut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#shut = false;
  }

  async remove(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
