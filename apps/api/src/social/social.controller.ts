import { Controller, Res } from "@nestjs/common";
import type { InputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/social";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { IdentityProof } from "./identity-proof.ts";
import { ProviderCallback } from "./provider-callback.ts";
import { ProviderStart } from "./provider-start.ts";
import { WaysToSignIn } from "./ways-to-sign-in.ts";

@Controller()
export class SocialController {
  constructor(
    private readonly start: ProviderStart,
    private readonly callback: ProviderCallback,
    private readonly proof: IdentityProof,
    private readonly ways: WaysToSignIn,
  ) {}

  @Bind(calls.startProvider)
  begin(@Input() input: InputOf<typeof calls.startProvider>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.start.begin({ ...input, purpose: "sign-in" }, by, reply);
  }

  @Bind(calls.providerCallback)
  finish(@Input() input: InputOf<typeof calls.providerCallback>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.callback.finish(input, by, reply);
  }

  @Bind(calls.beginOneTap)
  beginOneTap(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.start.beginOneTap(by, reply);
  }

  @Bind(calls.authenticateIdToken)
  finishOneTap(
    @Input() input: InputOf<typeof calls.authenticateIdToken>,
    @By() by: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.callback.finishOneTap(input, by, reply);
  }

  @Bind(calls.waysToSignIn)
  waysOf(@Input() input: InputOf<typeof calls.waysToSignIn>, @By() by: Caller) {
    return this.ways.of(input, by);
  }

  @Bind(calls.mailIdentityCode)
  mailCode(@By() by: Caller) {
    return this.proof.mailCode(by);
  }

  @Bind(calls.verifyIdentity)
  confirm(@Input() input: InputOf<typeof calls.verifyIdentity>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.proof.confirm(input, by, reply);
  }

  @Bind(calls.addressIdentity)
  address(@Input() input: InputOf<typeof calls.addressIdentity>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.proof.address(input, by, reply);
  }

  @Bind(calls.nameIdentity)
  name(@Input() input: InputOf<typeof calls.nameIdentity>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.proof.name(input, by, reply);
  }
}
