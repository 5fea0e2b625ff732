import { Injectable } from "@nestjs/common";
import { ApiContext } from "../api-context.ts";
import { defaultFlags } from "./flags.ts";

/** Feature flags: the defaults, and what was set in the vault. */
@Injectable()
export class Flipper {
  constructor(private readonly api: ApiContext) {}

  async all(): Promise<Record<string, boolean>> {
    const { rows } = await this.api.pool.query<{ value: Record<string, boolean> }>("SELECT value FROM vault.setting WHERE name = 'flags'");
    return { ...defaultFlags, ...rows[0]?.value };
  }

  async enabled(flag: string): Promise<boolean> {
    const flags = new Map(Object.entries(await this.all()));
    return flags.get(flag) ?? false;
  }
}
