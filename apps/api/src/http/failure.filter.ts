import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from "@nestjs/common";
import { TooManyAttempts } from "@tablee/access/sign-in/limits";
import { Refused } from "@tablee/commands/refused";
import { isUnavailable } from "@tablee/commands/unavailable";
import { type ErrorBody, isErrorCode, REQUIRE_LOGIN, statusOf, wordsOf } from "@tablee/contracts/errors";
import { fieldWordsOf } from "@tablee/contracts/errors/field-words";
import { WrongExpectedRevision } from "@tablee/event-store/errors";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import type { Logger } from "@tablee/platform/log";
import type { FastifyReply } from "fastify";
import type { CallRequest } from "./bind.ts";
import { Failure, LoginRequired } from "./failure.ts";
import { languageOf } from "./language.ts";

const RETRY_AFTER_SECONDS = 2;

/** The refusals of the HTTP server itself, by status; any other 4xx is an invalid input. */
const refusedByServer: Readonly<Record<number, string>> = {
  403: "not-found",
  404: "not-found",
  413: "request-too-large",
  415: "request-not-json",
};

/** True if a request's connection ended before its body was whole. */
const wasCutOff = ({ raw }: Pick<CallRequest, "raw">): boolean => raw?.readableAborted === true && !raw.complete;

/** Turns every error into a status, a code and words in the caller's language. The only place that does. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.answer(error, host.switchToHttp().getRequest<CallRequest>(), host.switchToHttp().getResponse<FastifyReply>());
  }

  /** Answers errors outside the contract too: of a webhook, or of a malformed address. */
  answer(error: unknown, request: CallRequest, reply: FastifyReply): void {
    const language = request.caller?.language ?? languageOf(request);
    reply.header("cache-control", "no-store");
    if (error instanceof LoginRequired) {
      void reply.status(401).type("text/plain").send(REQUIRE_LOGIN);
      return;
    }
    const { code, details, fields } = this.#name(error, request);
    const status = code === "not-found" && error instanceof HttpException ? error.getStatus() : statusOf(code);
    if (status === 503 || status === 429) reply.header("retry-after", String(details?.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
    const first = fields?.find((field) => isErrorCode(field.code));
    const body: ErrorBody = {
      code: first?.code ?? code,
      message: wordsOf(first?.code ?? code, language),
      ...(details && Object.keys(details).length > 0 ? { details: { ...details } } : {}),
      ...(fields
        ? {
            fields: fields.map((field) => ({
              ...field,
              message: isErrorCode(field.code) ? wordsOf(field.code, language) : fieldWordsOf(field.code, language),
            })),
          }
        : {}),
    };
    void reply.status(status).send(body);
  }

  #name(error: unknown, request: CallRequest): { code: string; details?: Readonly<Record<string, unknown>>; fields?: Failure["fields"] } {
    if (error instanceof Refused) return { code: error.code, details: error.details };
    if (error instanceof Failure) return { code: error.code, details: error.details, fields: error.fields };
    if (error instanceof TooManyAttempts) return { code: "too-many-attempts", details: { retryAfterSeconds: error.retryAfterSeconds } };
    if (error instanceof WrongExpectedRevision) return { code: "conflict" };
    // The sender is gone, so the answer reaches no one; its connection's error is no outage of ours.
    if (wasCutOff(request)) return { code: "request-malformed" };
    if (isUnavailable(error)) {
      this.log.warn({ err: error, path: request.routeOptions?.url }, "a service is away");
      return { code: "unavailable" };
    }
    if (error instanceof PermanentFailure) {
      this.log.warn({ err: error, path: request.routeOptions?.url }, "a service refused for good what a call asked of it");
      return { code: "refused-outside" };
    }
    const status = error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number } | null)?.statusCode;
    if (status !== undefined && status >= 400 && status < 500) return { code: refusedByServer[status] ?? "input-invalid" };
    this.log.error({ err: error, path: request.routeOptions?.url }, "a call failed");
    return { code: "server-error" };
  }
}
