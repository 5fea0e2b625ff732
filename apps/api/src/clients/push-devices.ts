import { Injectable } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import type { registerPushToken, unregisterPushToken } from "@tablee/contracts/calls/clients";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { LoginRequired } from "../http/failure.ts";

const done = { done: true } as const;

/** By which tokens a client's devices are reached. */
@Injectable()
export class PushDevices {
  constructor(private readonly api: ApiContext) {}

  async register({ token, platform }: InputOf<typeof registerPushToken>, { session, accountId }: Caller) {
    if (!(await this.api.access.pushTokens.register(session!, accountId, token, platform))) throw new LoginRequired();
    return done;
  }

  async unregister({ token }: InputOf<typeof unregisterPushToken>, { accountId }: Caller) {
    await this.api.access.pushTokens.unregister(accountId, token);
    return done;
  }
}
