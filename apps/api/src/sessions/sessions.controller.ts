import { Controller, Res } from "@nestjs/common";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import {
  checkSettingsAuthenticated,
  checkSignupState,
  saveDiscountAndReferral,
  sessionData,
  setLanguage,
  signIn,
  signOutClient,
  storedLocationBeforeLogin,
  validateSession,
} from "@tablee/contracts/calls/sessions";
import type { FastifyReply } from "fastify";
import { Bind, By, Input } from "../http/bind.ts";
import type { Caller } from "../http/caller.ts";
import { SessionStore } from "./session-store.ts";
import { SessionsService } from "./sessions.service.ts";
import { SignupState } from "./signup-state.ts";

@Controller()
export class SessionsController {
  constructor(
    private readonly service: SessionsService,
    private readonly sessions: SessionStore,
    private readonly signup: SignupState,
  ) {}

  @Bind(sessionData)
  data(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.data(by, reply);
  }

  @Bind(checkSignupState)
  async state(@By() by: Caller): Promise<OutputOf<typeof checkSignupState>> {
    const step = await this.signup.stepOf(by);
    return { step, state: step === "welcome" ? "complete" : step === "plans" && !by.session?.accountId ? "visitor" : "in_progress" };
  }

  @Bind(checkSettingsAuthenticated)
  async settings(@By() by: Caller) {
    return { settingsAuthenticated: await this.service.settingsAuthenticated(by) };
  }

  @Bind(validateSession)
  validate(@By() by: Caller) {
    return { valid: by.session?.accountId !== undefined };
  }

  @Bind(signIn)
  signIn(@Input() input: InputOf<typeof signIn>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.signIn(input, by, reply);
  }

  @Bind(signOutClient)
  async signOut(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.service.endActing(by);
    await this.sessions.end("client", by.session, reply);
    return { done: true as const };
  }

  @Bind(storedLocationBeforeLogin)
  storedLocation(@By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.storedLocation(by, reply);
  }

  @Bind(saveDiscountAndReferral)
  saveCarried(@Input() input: InputOf<typeof saveDiscountAndReferral>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.saveCarried(input, by, reply);
  }

  @Bind(setLanguage)
  setLanguage(@Input() input: InputOf<typeof setLanguage>, @By() by: Caller, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.service.setLanguage(input, by, reply);
  }
}
