import { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { FastifyInstance } from "fastify";

/**
 * The address that providers redirect back to. It judges nothing: it redirects to the page that does, in the language at the
 * beginning of the state. The provider's answer goes there in the fragment, so that it reaches no log and no other site. Apple
 * posts it from its own page, where a browser sends no cookie of ours.
 */
export async function addProviderReturn(fastify: FastifyInstance): Promise<void> {
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of SignInProvider.options)
      scope.route({
        method: ["GET", "POST"],
        url: `/clients/auth/${provider}/return`,
        handler: (request, reply) => {
          const sent = request.method === "POST" ? String(request.body ?? "") : new URL(request.url, "http://own.invalid").search;
          const fields = new URLSearchParams(sent);
          const root = fields.get("state")?.startsWith("fr.") ? "/fr" : "";
          return reply.header("cache-control", "no-store").redirect(`${root}/clients/auth/${provider}/callback#${fields}`, 303);
        },
      });
  });
}
