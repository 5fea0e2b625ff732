import { Injectable } from "@nestjs/common";
import { contentLocales } from "@tablee/domain/content/vocabulary";
import type { Language } from "@tablee/domain/kernel/place/region";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { ContentOf, ContentType } from "@tablee/gateways/content/content-types";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import pTimeout, { TimeoutError } from "p-timeout";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { type Facts, factsOn } from "./facts.ts";

/** The time limit for a first answer of the content service; what comes later is kept for the next request. */
const WAIT_BUDGET_MS = 5_000;

/** The editors' content in a language, and the facts that fill it. */
@Injectable()
export class Content {
  constructor(private readonly api: ApiContext) {}

  /** @throws Failure unavailable while the content service is away and has never answered */
  async entries<Type extends ContentType>(type: Type, language: Language): Promise<readonly ContentOf<Type>[]> {
    try {
      const entries = this.api.opened.gateways.content.entries(type, contentLocales[language]);
      return await pTimeout(entries, { milliseconds: WAIT_BUDGET_MS });
    } catch (error) {
      const isAway = error instanceof TransientFailure || error instanceof PermanentFailure || error instanceof TimeoutError;
      if (isAway) throw new Failure("unavailable");
      throw error;
    }
  }

  facts(language: Language): Facts {
    return factsOn(businessDay(this.api.clock.now()), this.api.steps.ports.writer.brand, language);
  }
}
