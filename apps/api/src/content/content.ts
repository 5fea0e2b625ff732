import { Injectable } from "@nestjs/common";
import { contentLocales } from "@tablee/domain/content/vocabulary";
import type { Language } from "@tablee/domain/kernel/place/region";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { ContentOf, ContentType } from "@tablee/gateways/content/content-types";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import { brandOf } from "@tablee/platform/config";
import { ApiContext } from "../api-context.ts";
import { Failure } from "../http/failure.ts";
import { type Facts, factsOn } from "./facts.ts";

/** The editors' content in a language, and the facts that fill it. */
@Injectable()
export class Content {
  constructor(private readonly api: ApiContext) {}

  /** @throws Failure unavailable while the content service is away and has never answered */
  async entries<Type extends ContentType>(
    type: Type,
    language: Language,
    where: Readonly<Record<string, string>> = {},
  ): Promise<readonly ContentOf<Type>[]> {
    try {
      return await this.api.opened.gateways.content.entries(type, contentLocales[language], where);
    } catch (error) {
      if (error instanceof TransientFailure || error instanceof PermanentFailure) throw new Failure("unavailable");
      throw error;
    }
  }

  facts(language: Language): Facts {
    return factsOn(businessDay(this.api.clock.now()), brandOf(this.api.config), language);
  }
}
