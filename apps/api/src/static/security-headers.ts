import { randomBytes } from "node:crypto";
import type { Config } from "@tablee/platform/config";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The sources outside that a page lets in. */
export interface OutsideSources {
  /** The base address of a provider's script of one tap, on the pages that use it. */
  readonly oneTap?: string | undefined;
  /** The address that takes the events of those who agree to be counted. */
  readonly tracking?: string | undefined;
  /** The origins besides our own that pages load images from. */
  readonly images?: readonly string[];
}

/** The outside sources of a document, and its readers. */
export interface DocumentOptions extends OutsideSources {
  /** True if everyone may have the document: a proxy may then keep it, too, and asks each time whether it is still current. */
  readonly isForAll?: boolean;
}

/** The policy of pages: scripts of our own only, the one inline script by its nonce. */
export function contentSecurityPolicy(nonce: string, { oneTap, tracking, images = [] }: OutsideSources = {}): string {
  const counter = tracking === undefined ? "" : ` ${new URL(tracking).origin}`;
  const and = (source: string): string => (oneTap === undefined ? "" : ` ${oneTap}${source}`);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${and("client")}`,
    // The components' library sets styles from scripts; style cannot run code.
    `style-src 'self' 'unsafe-inline'${and("style")}`,
    ["img-src 'self' data:", ...images].join(" "),
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${and("")}${counter}`,
    ...(oneTap === undefined ? [] : [`frame-src ${oneTap}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** Sends a document with its policy and the nonce of its scripts; 503 while there is no build to take it from. */
export function sendDocument(reply: FastifyReply, html: string | undefined, options: DocumentOptions = {}): FastifyReply {
  if (html === undefined) return reply.status(503).type("text/plain").send("The app has not been built: run script/build.");
  const nonce = randomBytes(16).toString("base64");
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", contentSecurityPolicy(nonce, options))
    .header("cache-control", options.isForAll ? "no-cache" : "private, no-cache")
    .send(html.replaceAll("__CSP_NONCE__", nonce));
}

/** The headers of every answer. */
export const securityHeaders = ({ TABLEE_ENV }: Pick<Config, "TABLEE_ENV">): Readonly<Record<string, string>> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
  ...(TABLEE_ENV === "production" && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
});

export function addSecurityHeaders(fastify: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  fastify.addHook("onSend", (_request, reply, payload, next) => {
    // An answer for other sites, such as an image, has its own value.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    next(null, payload);
  });
}
