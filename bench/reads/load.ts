import { connect, type Socket } from "node:net";

export interface Load {
  /** Answers a second, over all connections. */
  readonly perSecond: number;
  /** The length of the last answer's body as it was sent, in bytes. */
  readonly bytes: number;
}

interface Asked {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Asks for a path over and over, on connections that are kept open, for `ms`. Sockets are read by hand, so that measuring takes little
 * of the machine.
 * @throws for an answer that is neither 200 nor 304
 */
export async function load(asked: Asked, connections: number, ms: number): Promise<Load> {
  const until = performance.now() + ms;
  const lanes = await Promise.all(Array.from({ length: connections }, () => lane(asked, until)));
  const answers = lanes.reduce((sum, each) => sum + each.answers, 0);
  return { perSecond: Math.round(answers / (ms / 1000)), bytes: lanes[0]!.bytes };
}

function lane({ port, path, headers }: Asked, until: number): Promise<{ answers: number; bytes: number }> {
  const lines = Object.entries({ host: "bench", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1", () => socket.write(request));
    let got = Buffer.alloc(0);
    let answers = 0;
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const end = got.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = got.toString("latin1", 0, end);
      const body = bodyLength(head, got.subarray(end + 4));
      if (body === undefined) return;
      if (!/^HTTP\/1\.1 (200|304)/.test(head))
        return reject(new Error(`${path} answered ${head}\n${got.toString("utf8", end + 4, end + 400)}`));
      answers += 1;
      got = Buffer.alloc(0);
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve({ answers, bytes: body });
      }
    });
  });
}

const CHUNKS_END = "\r\n0\r\n\r\n";

/** The length of a body that has arrived completely; undefined while a part is missing. */
function bodyLength(head: string, body: Buffer): number | undefined {
  if (head.startsWith("HTTP/1.1 304")) return 0;
  const stated = /content-length: (\d+)/i.exec(head);
  if (stated) return body.length >= Number(stated[1]) ? Number(stated[1]) : undefined;
  return body.subarray(-CHUNKS_END.length).toString("latin1") === CHUNKS_END ? body.length : undefined;
}
