import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { defineCall } from "@tablee/contracts/call";
import { Nothing } from "@tablee/contracts/schemas";
import fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import { addCompression } from "../static/compression.ts";
import { addNotModified, SharedAnswer } from "./shared-answer.ts";

const call = defineCall("GET", "/api/v1/dishes", {
  who: "visitor",
  summary: "Dishes of a test.",
  input: Nothing,
  output: z.strictObject({ dishes: z.array(z.string()) }),
});
const dishes = Array.from({ length: 400 }, (_, i) => `dish ${i}`);
const url = "/dishes";

async function serverWith(answer: SharedAnswer<unknown>, headers = {}): Promise<FastifyInstance> {
  const server = fastify();
  await addCompression(server);
  addNotModified(server);
  server.get(url, (request, reply) => reply.headers(headers).send(answer.for(request, reply)));
  return server;
}

describe("an answer that every caller gets alike", () => {
  it.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
    ["identity", (body: Buffer) => body],
  ])("is sent in %s to a caller that takes it", async (encoding, plain) => {
    const server = await serverWith(await SharedAnswer.of(call, { dishes }));
    const sent = await server.inject({ url, headers: { "accept-encoding": encoding } });
    expect([sent.headers["content-encoding"], sent.headers.vary]).toEqual([encoding, "accept-encoding"]);
    expect(JSON.parse(plain(sent.rawPayload).toString())).toEqual({ dishes });
  });

  it("is sent again only once it has changed", async () => {
    const server = await serverWith(await SharedAnswer.of(call, { dishes }));
    const { etag } = (await server.inject({ url })).headers;
    const again = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", "private, no-cache"]);
    const changed = await serverWith(await SharedAnswer.of(call, { dishes: dishes.slice(1) }));
    const other = await changed.inject({ url, headers: { "if-none-match": String(etag) } });
    expect(other.statusCode).toBe(200);
  });

  it("is neither named nor kept while it calls itself stale, and sent whole to a caller that has it", async () => {
    const answer = await SharedAnswer.of(call, { dishes });
    const { etag } = (await (await serverWith(answer)).inject({ url })).headers;
    const server = await serverWith(answer, { "x-tablee-stale": "1" });
    const stale = await server.inject({ url, headers: { "if-none-match": String(etag) } });
    expect([stale.statusCode, stale.headers["cache-control"], stale.headers.etag]).toEqual([200, "no-store", undefined]);
  });

  it.each([
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.0, gzip; q=0", "identity"],
    ["gzip, deflate, br;q=1.0", "br"],
    ["vibrant", "identity"],
  ])("takes %j at its word: %s", async (accepted, encoding) => {
    const server = await serverWith(await SharedAnswer.of(call, { dishes }));
    const sent = await server.inject({ url, headers: { "accept-encoding": accepted } });
    expect(sent.headers["content-encoding"]).toBe(encoding);
  });

  it("is checked by the contract", async () => {
    await expect(SharedAnswer.of(call, { dishes, secret: 1 } as never)).rejects.toThrow("secret");
  });
});
