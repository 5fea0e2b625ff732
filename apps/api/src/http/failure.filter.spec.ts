import { EventEmitter, once } from "node:events";
import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { pino } from "pino";
import type { CallRequest } from "./bind.ts";
import { FailureFilter } from "./failure.filter.ts";

let server: FastifyInstance;
const logged: string[] = [];
let answered: number[];
/** `begun` as a request's head is read, `answered` as it is answered. */
let requests: EventEmitter;

beforeEach(async () => {
  logged.length = 0;
  answered = [];
  requests = new EventEmitter();
  const failures = new FailureFilter(pino({}, { write: (line: string) => void logged.push(JSON.parse(line).msg) }));
  server = fastify();
  server.setErrorHandler((error, request, reply) => {
    failures.answer(error, request as unknown as CallRequest, reply);
    answered.push(reply.statusCode);
    requests.emit("answered");
  });
  server.addHook("onRequest", async () => void requests.emit("begun"));
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
      const [begun, ended] = [once(requests, "begun"), once(requests, "answered")];
      const line = say(`${head(100)}{"id`);
      await begun;
      line[cutOff]();
      await ended;
    }
    expect([answered, logged]).toEqual([[400, 400], []]);
  });

  it("is one where a service behind a whole request lost it", async () => {
    const ended = once(requests, "answered");
    const line = say(`${head(2)}{}`);
    await ended;
    line.destroy();
    expect([answered, logged]).toEqual([[503], ["a service is away"]]);
  });
});
