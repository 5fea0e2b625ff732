import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FailureFilter } from "../http/failure.filter.ts";

const BODY_LIMIT = 16 * 1024;

/** A provider's request: its body as it was sent, which its signature covers, and the time of the machine, which the signature names. */
interface RawRequest {
  readonly rawBody: string;
  readonly headers: FastifyRequest["headers"];
  readonly nowSeconds: number;
}

/** The answers to a provider's requests, by the path of each route. */
type RawRoutes = Readonly<Record<string, (request: RawRequest) => Promise<object>>>;

/** Adds POST routes whose bodies are read as text, in any media type; their errors are answered as those of all other routes. */
export async function addRawRoutes(fastify: FastifyInstance, failures: FailureFilter, routes: RawRoutes): Promise<void> {
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    for (const [path, answer] of Object.entries(routes))
      scope.post(path, ({ body, headers }) =>
        answer({ rawBody: typeof body === "string" ? body : "", headers, nowSeconds: Math.floor(Date.now() / 1000) }),
      );
  });
}
