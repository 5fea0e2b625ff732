import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Answers of a kilobyte and more are compressed as they are sent; files of the apps are compressed when they are built
 * (pages.ts). Answers with a secret contain nothing that a caller may choose, so their length reveals nothing about it.
 */
export async function addCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(
    compress as never,
    {
      encodings: ["br", "gzip"],
      // No client sends a compressed body, which could be far larger than it seems.
      globalDecompression: false,
      threshold: 1_024,
      customTypes: /^(?:text\/(?:html|css|plain|csv)|application\/(?:json|javascript))/,
      // The highest takes a hundred times as long for a tenth of the size.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    } as never,
  );
}
