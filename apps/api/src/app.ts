import cookie from "@fastify/cookie";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter, type NestFastifyApplication } from "@nestjs/platform-fastify";
import { Commands } from "@tablee/command-bus/commands";
import { openCommands } from "@tablee/commands/open-commands";
import { migrateScratch } from "@tablee/generation/runs/schema";
import type { Config } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { opening } from "@tablee/platform/opening";
import { onItsOwnPool } from "@tablee/platform/postgres";
import { allReadModels } from "@tablee/projections/all-read-models";
import { Freshness } from "@tablee/projections/runtime/freshness";
import { prepareReadModels } from "@tablee/projections/runtime/prepare";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ApiModule } from "./api.module.ts";
import { ApiContext } from "./api-context.ts";
import { FaqsService } from "./faqs/faqs.service.ts";
import { Flipper } from "./flipper/flipper.service.ts";
import { addArrival } from "./http/arrival.ts";
import { FailureFilter } from "./http/failure.filter.ts";
import { Failure } from "./http/failure.ts";
import { serverLimits } from "./http/server-limits.ts";
import { addNotModified } from "./http/shared-answer.ts";
import { addImages } from "./images/serve-images.ts";
import { visitOf } from "./sessions/visit-of.ts";
import { addCompression } from "./static/compression.ts";
import { drawingsOf } from "./static/drawn-pages.ts";
import { addEditingEvents } from "./static/editing-events.ts";
import { addHealth } from "./static/health.ts";
import { addMailWebhook } from "./static/mail-webhook.ts";
import { addMetrics } from "./static/metrics.ts";
import { oneTapOf } from "./static/one-tap.ts";
import { addOpenApi } from "./static/openapi.ts";
import { subjectsOf } from "./static/page-subjects.ts";
import { addPages } from "./static/pages.ts";
import { addPaymentWebhooks } from "./static/payment-webhook.ts";
import { addProviderReturn } from "./static/provider-return.ts";
import { addSecurityHeaders } from "./static/security-headers.ts";
import { addUnsubscribe } from "./unsubscribe/add-unsubscribe.ts";

export interface RunningApi {
  readonly app: NestFastifyApplication;
  readonly api: ApiContext;
  close(): Promise<void>;
}

/** A query of the API takes some milliseconds; one that has no answer after so long is answered with 503. */
const ANSWERS_WITHIN_MS = 5_000;

/** The API with everything it serves, ready to listen. */
export const createApi = (config: Config, answersWithinMs = ANSWERS_WITHIN_MS): Promise<RunningApi> =>
  opening(async (closers) => {
    const log = createLogger("api", config.LOG_LEVEL);
    const opened = await openCommands(config, "tablee-api", { connections: 30, breaks: true, answersWithinMs });
    closers.defer(opened.close);
    await onItsOwnPool(config.DATABASE_URL, async (pool) => {
      await prepareReadModels(allReadModels, opened.store, pool);
      await migrateScratch(pool);
    });
    const freshness = await Freshness.start(allReadModels, opened.pool);
    closers.defer(() => freshness.stop());
    const api = new ApiContext(config, opened, freshness, log);
    const failures = new FailureFilter(log);
    const adapter = new FastifyAdapter({
      ...serverLimits,
      genReqId: () => crypto.randomUUID(),
      trustProxy: (_address: string, hop: number) => hop < config.TABLEE_PROXY_HOPS,
      frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
        failures.answer(new Failure("request-malformed"), request, reply),
    });
    const app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(api, failures), adapter, {
      logger: ["error", "warn"],
      abortOnError: false,
      // Fastify's own parser takes JSON; nothing takes forms, which other sites' pages could send.
      bodyParser: false,
    });
    closers.defer(() => app.close());
    const fastify = adapter.getInstance();
    fastify.removeContentTypeParser("text/plain");
    await fastify.register(cookie as never);
    await addCompression(fastify);
    addArrival(fastify, opened.clock);
    addSecurityHeaders(fastify, config);
    addNotModified(fastify);
    addHealth(fastify, api);
    await addMetrics(fastify as never, api, failures);
    addOpenApi(fastify, config);
    await addPaymentWebhooks(fastify as never, api, failures, () => app.get(Commands));
    await addMailWebhook(fastify as never, api, failures, () => app.get(Commands));
    await addProviderReturn(fastify as never);
    await addUnsubscribe(fastify as never, api, failures, () => app.get(Commands));
    await addEditingEvents(fastify as never, api, failures);
    const flipper = () => app.get(Flipper, { strict: false });
    const brand = () => api.steps.ports.writer.brand;
    const productOf = async (sku: string) => (await api.catalogue.bySku([sku])).get(sku);
    await addImages(fastify as never, { folder: config.TABLEE_WEB, productOf, brand }, failures);
    await addPages(fastify, config, {
      subjectOf: subjectsOf(api, flipper, () => app.get(FaqsService, { strict: false })),
      visitOf: visitOf(api),
      oneTapFor: oneTapOf(api, flipper),
      drawingOf: drawingsOf(fastify as never, config, api),
      brand,
      imageOrigins: opened.gateways.images.origins,
    });
    await app.init();
    return { app, api, close: () => closers.disposeAsync() };
  });
