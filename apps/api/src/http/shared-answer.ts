import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Call, OutputOf } from "@tablee/contracts/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const compressed = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** An answer that every caller gets alike: checked, written as JSON and compressed once, and named by its hash. */
export class SharedAnswer<Output> {
  /** Only for the compiler: answers of different calls are different types. */
  declare readonly output: Output;

  private constructor(
    private readonly bodies: Readonly<Record<keyof typeof compressed | "identity", Buffer>>,
    private readonly etag: string,
  ) {}

  static async of<C extends Call>(call: C, answer: OutputOf<C>): Promise<SharedAnswer<OutputOf<C>>> {
    const identity = Buffer.from(JSON.stringify(call.output.parse(answer)));
    const [br, zipped] = await Promise.all([compressed.br(identity), compressed.gzip(identity)]);
    return new SharedAnswer({ identity, br, gzip: zipped }, `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`);
  }

  /**
   * Returns the body for a request, with its headers set. A browser may keep it and revalidates it each time; a stale answer is
   * not kept, since the copy would stay stale.
   */
  for(request: FastifyRequest, reply: FastifyReply): Buffer {
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : "identity";
    const isStale = reply.hasHeader("x-tablee-stale");
    reply.headers(isStale ? { "cache-control": "no-store" } : { etag: this.etag, "cache-control": "private, no-cache" });
    reply.headers({ vary: "accept-encoding", "content-type": "application/json; charset=utf-8" });
    // Set for a plain body too, so that it is not compressed again.
    reply.header("content-encoding", encoding);
    return this.bodies[encoding];
  }
}

/** True if a header names an encoding without refusing it by a weight of zero. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(",").some((each) => new RegExp(`^\\s*${encoding}\\s*(?!.*;\\s*q=0(\\.0*)?\\s*$)(;|$)`, "i").test(each));

/** Answers 304 without a body if the caller's copy is current. */
export function addNotModified(fastify: FastifyInstance): void {
  fastify.addHook("onSend", (request, reply, payload, next) => {
    const known = request.headers["if-none-match"];
    if (known === undefined || known !== reply.getHeader("etag") || reply.statusCode !== 200) return next(null, payload);
    reply.code(304).removeHeader("content-encoding").removeHeader("content-length").removeHeader("content-type");
    next(null, null);
  });
}
