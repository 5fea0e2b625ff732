import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import type { CallRequest } from "./bind.ts";
import { FailureFilter } from "./failure.filter.ts";

let server: FastifyInstance;
const logged: string[] = [];
let answered: number[];

beforeEach(async () => {
  logged.length = 0;
  answered = [];
  const failures = new FailureFilter(pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) }));
  server = fastify();
  server.setErrorHandler((error, request, reply) => {
    failures.answer(error, request as unknown as CallRequest, reply);
    answered.push(reply.statusCode);
  });
  server.post("/lost", () => Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })));
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => server.close());

const say = (text: string) => {
  const { port } = server.server.address() as { port: number };
  const line = connect(port, "127.0.0.1");
  line.on("error", () => undefined);
  line.write(text);
  return line;
};
const head = (length: number) =>
  `POST /lost HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

describe("a connection that is lost", () => {
  it("is no outage where it is the caller's, in the middle of a body", async () => {
    for (const cutOff of ["destroy", "resetAndDestroy"] as const) {
      const line = say(`${head(100)}{"id`);
      await sleep(50);
      line[cutOff]();
    }
    while (answered.length < 2) await sleep(10);
    expect([answered, logged]).toEqual([[400, 400], []]);
  });

  it("is one where a service behind a whole request lost it", async () => {
    const line = say(`${head(2)}{}`);
    while (answered.length < 1) await sleep(10);
    line.destroy();
    expect([answered, logged]).toEqual([[503], ["a service is away"]]);
  });
});
