import { readRequest } from "../../../tools/eventstore-embedded/test/read-request.ts";
import { BareConnection } from "./bare-connection.ts";

/** Callers that break off in the middle of their answer: half of them cancel their call, the others' connections end without notice. */
export class BreakOffs {
  /** The number of calls begun. */
  count = 0;
  readonly #going = new Set<BareConnection>();

  constructor(
    private readonly url: string,
    private readonly prefix: string,
  ) {}

  /** Begins one, which breaks off once it has read something. */
  begin(): void {
    const number = this.count++;
    const connection = new BareConnection(this.url, false);
    this.#going.add(connection);
    const prefix = number % 3 === 0 ? this.prefix : undefined;
    const read = connection.read(readRequest({ from: "start", subscription: number % 4 < 2, prefix }));
    read.take();
    void read.begun.then(() => {
      if (number % 2 === 0) read.cancel();
      else this.#end(connection);
    });
    void read.ended.then(() => this.#end(connection));
  }

  /** Ends those that are under way. */
  stop(): void {
    for (const connection of [...this.#going]) this.#end(connection);
  }

  #end(connection: BareConnection): void {
    this.#going.delete(connection);
    connection.cut();
  }
}
