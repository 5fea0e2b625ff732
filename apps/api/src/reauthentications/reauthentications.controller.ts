import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import { createReauthentication, newReauthentication, startReauthentication } from "@tablee/contracts/calls/reauthentications";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { ProviderStart } from "../social/provider-start.ts";
import { Reauthentication } from "./reauthentication.ts";

@Controller()
export class ReauthenticationsController {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly providers: ProviderStart,
  ) {}

  @Bind(newReauthentication)
  begin(@By() by: Caller) {
    return this.reauthentication.begin(by);
  }

  @Bind(createReauthentication)
  create(@Input() input: InputOf<typeof createReauthentication>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.reauthentication.create(input, by, reply);
  }

  @Bind(startReauthentication)
  start(@Input() input: InputOf<typeof startReauthentication>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.providers.begin({ ...input, purpose: "reauthentication" }, by, reply);
  }
}
