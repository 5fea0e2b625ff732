import { ErrorCode, type EvaluationContext, type JsonValue, type Provider, type ResolutionDetails } from "@openfeature/server-sdk";
import { defaultFlags, isFlagName } from "@tablee/domain/flag/vocabulary";
import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import { flagsFor } from "@tablee/projections/flags/queries";
import type { ReadDb } from "@tablee/projections/read-tables";

type Turned = Awaited<ReturnType<typeof flagsFor>>;

/** Evaluates flags from the read model of what staff turned: the account's exception, else the setting for everyone, else the default. */
export class FlagProvider implements Provider {
  readonly metadata = { name: "tablee-flags" } as const;
  readonly runsOn = "server";
  /** Evaluations of one moment share one reading. */
  readonly #readings = new Map<string, Promise<Turned>>();

  constructor(private readonly reads: ReadDb) {}

  async resolveBooleanEvaluation(flag: string, otherwise: boolean, { targetingKey = "" }: EvaluationContext) {
    if (!isFlagName(flag)) return { value: otherwise, reason: "ERROR", errorCode: ErrorCode.FLAG_NOT_FOUND };
    const turned = (await this.#turned(targetingKey)).filter((row) => row.flag === flag);
    const own = turned.find(({ account_id }) => account_id !== null);
    if (own) return { value: own.enabled, reason: "TARGETING_MATCH" };
    const [forEverybody] = turned;
    return forEverybody ? { value: forEverybody.enabled, reason: "STATIC" } : { value: defaultFlags[flag], reason: "DEFAULT" };
  }

  // There are no other kinds of flags.
  resolveStringEvaluation = async (_: string, otherwise: string): Promise<ResolutionDetails<string>> => mismatch(otherwise);
  resolveNumberEvaluation = async (_: string, otherwise: number): Promise<ResolutionDetails<number>> => mismatch(otherwise);
  resolveObjectEvaluation = async <Value extends JsonValue>(_: string, otherwise: Value): Promise<ResolutionDetails<Value>> =>
    mismatch(otherwise);

  #turned(targetingKey: string): Promise<Turned> {
    const known = this.#readings.get(targetingKey);
    if (known) return known;
    const account: AccountId | undefined = targetingKey === "" ? undefined : accountId(targetingKey);
    const reading = flagsFor(this.reads, account).finally(() => this.#readings.delete(targetingKey));
    this.#readings.set(targetingKey, reading);
    return reading;
  }
}

const mismatch = <Value>(value: Value): ResolutionDetails<Value> => ({ value, reason: "ERROR", errorCode: ErrorCode.TYPE_MISMATCH });
