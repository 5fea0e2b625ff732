import { defaultFlags } from "@tablee/domain/flag/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import { brandOf, type Config } from "@tablee/platform/config";
import { flagsFor } from "@tablee/projections/flags/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

/** The time between two readings of the flag, in milliseconds: after it is turned, every process follows within this time. */
const READ_EVERY_MS = 5_000;

/**
 * The brand that this process sells under: the configured one, until the flag `ppq_34_brand_unification_cutover` is turned on for all
 * accounts. From then on Cuisine Laurier is Tablée: in the app, in mails with their sender, and in the contact. The seller that receipts
 * name is a company and not a name: it stays the configured one.
 */
export class BrandInForce {
  readonly #own: Brand;
  readonly #united: Brand;
  readonly #readFlag: () => Promise<boolean>;
  #isCutOver = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(config: Config, readFlag: () => Promise<boolean>) {
    this.#own = brandOf(config);
    this.#united = { ...brandOf({ ...config, TABLEE_BRAND: "tablee" }), seller: this.#own.seller };
    this.#readFlag = readFlag;
  }

  /** Reads the flag once, and then at an interval. The first brand has nothing to be united with, and reads nothing. */
  static async start(config: Config, readFlag: () => Promise<boolean>): Promise<BrandInForce> {
    const brand = new BrandInForce(config, readFlag);
    if (config.TABLEE_BRAND === "tablee") return brand;
    await brand.refresh();
    brand.#timer = setInterval(() => void brand.refresh(), READ_EVERY_MS).unref();
    return brand;
  }

  current(): Brand {
    return this.#isCutOver ? this.#united : this.#own;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Reads the flag. The last reading holds while the database is away, or has no table of flags yet. */
  async refresh(): Promise<void> {
    if (this.#own.key === "tablee") return;
    this.#isCutOver = await this.#readFlag().catch(() => this.#isCutOver);
  }
}

/** Reads whether the brands are united, for all accounts. */
export async function isCutOver(db: ReadDb): Promise<boolean> {
  const turned = await flagsFor(db, undefined);
  const cutover = turned.find(({ flag }) => flag === "ppq_34_brand_unification_cutover");
  return cutover?.enabled ?? defaultFlags.ppq_34_brand_unification_cutover;
}
