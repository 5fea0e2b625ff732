import { SignInProvider } from "@tablee/domain/account/vocabulary";
import type { FastifyInstance } from "fastify";

/**
 * Where providers send people back to. It judges nothing: it turns to the page that does, in the language that the state begins with.
 * What the provider said goes there behind the `#`, so that no log and no other site is told. Apple posts it from its own page, where
 * a browser sends no cookie of ours.
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
