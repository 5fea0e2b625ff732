import { defaultFlags } from "@tablee/domain/flag/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import { brandOf, type Config } from "@tablee/platform/config";
import { flagsFor } from "@tablee/projections/flags/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

/** The time between two readings of the flag, in milliseconds: after it is turned, every process follows within this time. */
const EVERY_MS = 5_000;

/**
 * The brand that this process sells under: the configured one, until the flag `ppq_34_brand_unification_cutover` is turned on for all
 * accounts. From then on Cuisine Laurier is Tablée: in the app, in mails with their sender, and in the contact.
 */
export class BrandInForce {
  readonly #own: Brand;
  readonly #united: Brand;
  #isCutOver = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(config: Config) {
    this.#own = brandOf(config);
    this.#united = brandOf({ ...config, TABLEE_BRAND: "tablee" });
  }

  /** Reads the flag once, and then at an interval. The first brand has nothing to be united with, and reads nothing. */
  static async start(config: Config, db: ReadDb): Promise<BrandInForce> {
    const brand = new BrandInForce(config);
    if (config.TABLEE_BRAND === "tablee") return brand;
    await brand.#read(db);
    brand.#timer = setInterval(() => void brand.#read(db), EVERY_MS).unref();
    return brand;
  }

  current(): Brand {
    return this.#isCutOver ? this.#united : this.#own;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Keeps the last reading while the database is away, or has no table of flags yet. */
  async #read(db: ReadDb): Promise<void> {
    const turned = await flagsFor(db, undefined).catch(() => undefined);
    if (!turned) return;
    const cutover = turned.find(({ flag }) => flag === "ppq_34_brand_unification_cutover");
    this.#isCutOver = cutover?.enabled ?? defaultFlags.ppq_34_brand_unification_cutover;
  }
}
