import { Injectable } from "@nestjs/common";
import type { Language, Region } from "@tablee/domain/kernel/place/region";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";

/** The region whose menu a caller reads. */
@Injectable()
export class VisitRegion {
  constructor(private readonly api: ApiContext) {}

  /** The region of the account's address, else the one kept with the visit; undefined while neither is known. */
  async known({ session }: Pick<Caller, "session">): Promise<Region | undefined> {
    const account = session?.accountId ? await accountById(this.api.reads, session.accountId) : undefined;
    return account?.region ?? session?.data.region;
  }

  /** The known region; the language assumes one only while none is known. */
  async of(by: Pick<Caller, "session" | "language">): Promise<Region> {
    return (await this.known(by)) ?? assumedRegion(by.language);
  }
}

/** The region that a visitor without any is shown. */
export const assumedRegion = (language: Language): Region => (language === "fr" ? "qc" : "bc");
