import { Injectable, type OnModuleInit } from "@nestjs/common";
import { type Client, OpenFeature } from "@openfeature/server-sdk";
import { type FlagName, flagNames } from "@tablee/domain/flag/vocabulary";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { ApiContext } from "../api-context.ts";
import { FlagProvider } from "./flag-provider.ts";

/** Which features are on, for an account or for a visitor. */
@Injectable()
export class Flipper implements OnModuleInit {
  readonly #domain: string;
  readonly #client: Client;

  constructor(private readonly api: ApiContext) {
    // Several servers of a test share a process, and OpenFeature's registry with it.
    this.#domain = `flags-${crypto.randomUUID()}`;
    this.#client = OpenFeature.getClient(this.#domain);
  }

  async onModuleInit(): Promise<void> {
    await OpenFeature.setProviderAndWait(this.#domain, new FlagProvider(this.api.reads));
  }

  async all(accountId?: AccountId): Promise<Record<FlagName, boolean>> {
    const values = await Promise.all(flagNames.map(async (flag) => [flag, await this.enabled(flag, accountId)] as const));
    return Object.fromEntries(values) as Record<FlagName, boolean>;
  }

  /** Unknown flags are off. */
  enabled(flag: string, accountId?: AccountId): Promise<boolean> {
    return this.#client.getBooleanValue(flag, false, accountId === undefined ? {} : { targetingKey: accountId });
  }
}
