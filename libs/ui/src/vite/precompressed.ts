import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** The files that compression makes smaller; fonts are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/;
/** A smaller file fits into one packet with or without compression. */
const SMALLEST_BYTES = 1_000;

/** Vite plugin: writes beside each file of the build its brotli and gzip forms, at the highest compression, which the API serves. */
export const precompressed = (): Plugin => ({
  name: "tablee:precompressed",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
        if (!compressible.test(fileName) || source.length < SMALLEST_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) });
        this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) });
      }
    },
  },
});
