import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Call, OutputOf } from "@tablee/contracts/call";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** An answer that is the same for every caller: checked, written as JSON and compressed once, with its hash as the ETag. */
export class SharedAnswer<Output> {
  /** Only for the compiler: answers of different calls are different types. */
  declare readonly output: Output;

  private constructor(private readonly body: CompressedBody) {}

  static async of<C extends Call>(call: C, answer: OutputOf<C>): Promise<SharedAnswer<OutputOf<C>>> {
    return new SharedAnswer(await CompressedBody.of(JSON.stringify(call.output.parse(answer))));
  }

  /**
   * Returns the body for a request, with its headers set. A browser may keep the body and asks each time whether it is still current. A
   * stale answer is not kept: if the same body became current, the kept copy would still be marked as stale.
   */
  for(request: FastifyRequest, reply: FastifyReply): Buffer {
    const isStale = reply.hasHeader("x-tablee-stale");
    reply.headers(isStale ? { "cache-control": "no-store" } : { etag: this.body.etag, "cache-control": "private, no-cache" });
    reply.header("content-type", "application/json; charset=utf-8");
    return this.body.for(request, reply);
  }
}

const compressed = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** A text, compressed once into each encoding that we send, and the ETag of its content. */
export class CompressedBody {
  private constructor(
    private readonly bodies: Readonly<Record<keyof typeof compressed | "identity", Buffer>>,
    readonly etag: string,
  ) {}

  static async of(text: string): Promise<CompressedBody> {
    const identity = Buffer.from(text);
    const [br, zipped] = await Promise.all([compressed.br(identity), compressed.gzip(identity)]);
    return new CompressedBody(
      { identity, br, gzip: zipped },
      `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    );
  }

  /** Returns the body in an encoding that the caller accepts, and sets the headers that name it. */
  for(request: FastifyRequest, reply: FastifyReply): Buffer {
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : "identity";
    // Set for a plain body too, so that it is not compressed again.
    reply.headers({ vary: "accept-encoding", "content-encoding": encoding });
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
