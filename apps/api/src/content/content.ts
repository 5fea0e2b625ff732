import { Injectable } from "@nestjs/common";
import { contentLocales } from "@tablee/domain/content/vocabulary";
import type { Language } from "@tablee/domain/kernel/place/region";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import type { ContentOf, ContentType } from "@tablee/gateways/content/content-types";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import type { BrandKey } from "@tablee/platform/brand";
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
      return ofBrand(await pTimeout(entries, { milliseconds: WAIT_BUDGET_MS }), this.api.steps.ports.writer.brand.key);
    } catch (error) {
      const isAway = error instanceof TransientFailure || error instanceof PermanentFailure || error instanceof TimeoutError;
      if (isAway) throw new Failure("unavailable");
      throw error;
    }
  }

  /** The facts of a day, by default of today. */
  facts(language: Language, day = businessDay(this.api.clock.now())): Facts {
    return factsOn(day, this.api.steps.ports.writer.brand, language);
  }
}

/** The entries of a brand: its own, and those of none for which it has no own of the same name. */
function ofBrand<Entry extends object>(entries: readonly Entry[], brand: BrandKey): readonly Entry[] {
  const own = new Set(entries.filter((entry) => brandIn(entry) === brand).map(nameOf));
  return entries.filter((entry) => (brandIn(entry) ?? brand) === brand && (brandIn(entry) === brand || !own.has(nameOf(entry))));
}

const brandIn = (entry: object): BrandKey | undefined => ("brand" in entry ? (entry.brand as BrandKey | undefined) : undefined);

/** The name by which a page or a landing page is found. */
const nameOf = (entry: object): unknown => ("slug" in entry ? entry.slug : "version" in entry ? entry.version : entry);
