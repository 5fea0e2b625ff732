import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, errorBodyOf, statusOf } from "@tablee/contracts/errors";

/** The time limit for a request's head and body: a connection held open longer is closed. */
const ARRIVAL_MS = 15_000;
const LOOK_MS = 1_000;

/** The limits of the HTTP server before any code of ours runs, as options of Fastify. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  requestTimeout: ARRIVAL_MS,
  http: { headersTimeout: ARRIVAL_MS, connectionsCheckingInterval: LOOK_MS },
  clientErrorHandler: refuseConnection,
};

const reasons: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request-too-slow",
  HPE_HEADER_OVERFLOW: "request-too-large",
};

/** Answers a request that cannot be handled, in English as its language is unknown, and closes the connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = reasons[error.code ?? ""] ?? "request-malformed";
  const status = statusOf(code);
  const body = JSON.stringify(errorBodyOf(code, "en"));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}
