import { connect, type Socket } from "node:net";

/** A connection that sends the given bytes, and keeps the bytes received until the server hangs up. */
export class Line {
  readonly #socket: Socket;
  readonly #heard: string[] = [];
  readonly #since = performance.now();
  readonly #ended: Promise<void>;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on("data", (bytes) => this.#heard.push(bytes.toString()));
    this.#ended = new Promise((resolve) => this.#socket.once("close", () => resolve()));
  }

  say(text: string): void {
    this.#socket.write(text);
  }

  /** The answer, once the server has hung up, and after how many seconds. */
  async answer(): Promise<{ status: number; body: unknown; seconds: number }> {
    await this.#ended;
    const [head, body] = this.#heard.join("").split("\r\n\r\n");
    return { status: Number(head!.split(" ")[1]), body: JSON.parse(body!), seconds: (performance.now() - this.#since) / 1000 };
  }
}

/** The head of a request whose body of `length` bytes is sent by hand. */
export const post = (path: string, length: number, headers: Record<string, string> = {}): string =>
  [
    `POST ${path} HTTP/1.1`,
    ...Object.entries({
      host: "localhost",
      "content-type": "application/json",
      "content-length": length,
      connection: "close",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    "\r\n",
  ].join("\r\n");
