import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { addCompression } from "./compression.ts";
import { addOpenApi, serveOnceMade } from "./openapi.ts";

const serverWith = (config: Parameters<typeof addOpenApi>[1]): FastifyInstance => {
  const server = fastify();
  addOpenApi(server, config);
  return server;
};

describe.each(["/api/openapi.json", "/api/docs"])("%s", (url) => {
  it("is kept by browsers, who ask again whether it has changed", async () => {
    const server = serverWith({ TABLEE_ENV: "development" });
    const first = await server.inject({ url });
    expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
    const again = await server.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("is closed in production unless it is opened, and open elsewhere unless it is closed", async () => {
    const statuses = [];
    for (const TABLEE_ENV of ["production", "development"] as const)
      for (const TABLEE_API_DOCS of [undefined, "open", "closed"] as const)
        statuses.push((await serverWith({ TABLEE_ENV, TABLEE_API_DOCS }).inject({ url })).statusCode);
    expect(statuses).toEqual([404, 200, 404, 200, 200, 404]);
  });
});

it("a text is made once, however often it is asked for, and sent compressed as each caller takes it", async () => {
  const server = fastify();
  await addCompression(server);
  let made = 0;
  serveOnceMade(server, "/text", "text/plain", () => `made ${++made}`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.inject({ url: "/text" })));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["made 1"]));
  const [br, gzip] = await Promise.all(
    ["br", "gzip"].map((encoding) => server.inject({ url: "/text", headers: { "accept-encoding": encoding } })),
  );
  expect([br!.headers["content-encoding"], gzip!.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect([brotliDecompressSync(br!.rawPayload), gunzipSync(gzip!.rawPayload)].map(String)).toEqual(["made 1", "made 1"]);
});
