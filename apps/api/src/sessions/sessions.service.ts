import { Injectable } from "@nestjs/common";
import { TooManyAttempts } from "@tablee/access/sign-in/limits";
import { Commands } from "@tablee/command-bus/commands";
import { endActing } from "@tablee/commands/account/act-for-customer";
import { chooseLanguage } from "@tablee/commands/account/choose-language";
import { standingOf } from "@tablee/commands/account/standing-of";
import { applyCode } from "@tablee/commands/offer/apply-code";
import type { InputOf, OutputOf } from "@tablee/contracts/call";
import type {
  saveDiscountAndReferral,
  sessionData,
  setLanguage,
  signIn,
  storedLocationBeforeLogin,
} from "@tablee/contracts/calls/sessions";
import { policyOn } from "@tablee/domain/kernel/policy";
import { bareCode } from "@tablee/domain/kernel/text/tidy";
import { addDays } from "@tablee/domain/kernel/time";
import { businessDay } from "@tablee/domain/kernel/zones/zones";
import { referralPolicies } from "@tablee/domain/referral/policy";
import { accountById } from "@tablee/projections/accounts/queries";
import type { AccountRow } from "@tablee/projections/accounts/read-model";
import { hasBoxToTrack } from "@tablee/projections/orders/queries";
import { pointsBalanceOf } from "@tablee/projections/points-balances/queries";
import { referrerOf } from "@tablee/projections/referrals/queries";
import { subscriptionOfAccount } from "@tablee/projections/subscriptions/queries";
import type { FastifyReply } from "fastify";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { discountBar } from "./discount-bar.ts";
import { enteredOffer } from "./entered-offer.ts";
import { PasswordSignIn } from "./password-sign-in.ts";
import { SessionStore } from "./session-store.ts";
import { SignupState } from "./signup-state.ts";
import { VisitOffer } from "./visit-offer.ts";

@Injectable()
export class SessionsService {
  constructor(
    private readonly api: ApiContext,
    private readonly sessions: SessionStore,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly flipper: Flipper,
    private readonly signup: SignupState,
    private readonly offers: VisitOffer,
    private readonly commands: Commands,
  ) {}

  /** The session data that the apps start with; a visitor without a session gets one, which is not persisted yet. */
  async data(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof sessionData>> {
    const { csrf: csrfToken } = by.session ?? this.sessions.visit("client", reply);
    const account = by.session?.accountId ? await accountById(this.api.reads, by.session.accountId) : undefined;
    const client = await this.#client(by, account);
    const flippers = await this.flipper.all(by.session?.accountId);
    const { key: brand, contact, infoEmail, seller } = this.api.steps.ports.writer.brand;
    return {
      client,
      flippers,
      locale: flippers.language_selector ? (by.session?.data.language ?? by.language) : "en",
      region: account?.region ?? by.session?.data.region ?? null,
      adminLoggedIn: by.staff?.staff !== undefined,
      acting: by.session?.acting ? { by: by.session.acting.staff.name } : null,
      environment: this.api.config.TABLEE_ENV,
      customerSchedule: client !== null && ["active", "paused"].includes(client.subscriptionStatus),
      trackDelivery: client !== null && (await hasBoxToTrack(this.api.reads, client.clientId, addDays(businessDay(by.receivedAt), -1))),
      discountBar: await this.#discountBar(by, client, flippers),
      brand,
      contact: flippers.use_info_email_contact ? { ...contact, email: infoEmail } : contact,
      outside: this.#outside(),
      seller: { name: seller.name, address: seller.address },
      signInProviders: [...this.api.opened.gateways.identities.keys()],
      csrfToken,
    };
  }

  async signIn(input: InputOf<typeof signIn>, by: Caller, reply: FastifyReply): Promise<OutputOf<typeof signIn>> {
    const credential = await this.api.access.credentials.find(input.email);
    const { guess, known } = await this.passwordSignIn.open("client", input, by, credential);
    const clientId = known.accountId;
    // The policy that erases an account deletes its password some moments after the request.
    if ((await standingOf(this.api.steps, clientId)) === "forgotten") throw new Failure("sign-in-failed");
    await guess.succeeded();
    const account = await accountById(this.api.reads, clientId);
    const data = { ...by.session?.data, ...(account ? { language: account.language } : {}) };
    const isIn = await this.sessions.begin({ by: "password", ...known }, reply, {
      data,
      instead: by.session,
      device: by.device,
      agent: by.agent,
    });
    if (!isIn) throw new Failure("sign-in-failed");
    await this.signup.bring(by.session?.data ?? {}, clientId, by);
    const step = await this.signup.stepOfAccount(clientId);
    return { clientId, signupComplete: step === "welcome", step };
  }

  /** If staff act for the client in this session, the history records that they stopped. */
  async endActing(by: Caller): Promise<void> {
    if (by.session?.acting) await this.commands.send(endActing, { accountId: by.accountId }, by.own("end-acting"));
  }

  /** Returned once: the answer clears it. */
  async storedLocation(by: Caller, reply: FastifyReply): Promise<OutputOf<typeof storedLocationBeforeLogin>> {
    const url = by.session?.data.location ?? null;
    if (url !== null) await this.sessions.remember(by.session, reply, { location: null });
    return { url };
  }

  /**
   * A visitor did not type the codes of a link: an unknown code is dropped silently, and so is any code after too many unknown ones. A
   * friend's link brings its own offer, unless it carries a code, and the account that the visitor registers remembers its referrer.
   */
  async saveCarried(
    { discountCode, referral, referralId }: InputOf<typeof saveDiscountAndReferral>,
    by: Caller,
    reply: FastifyReply,
  ): Promise<OutputOf<typeof saveDiscountAndReferral>> {
    const accountId = by.session?.accountId;
    const referrer = referral === undefined || accountId ? undefined : await referrerOf(this.api.reads, bareCode(referral));
    const referrerId = referrer?.key;
    // An invitation counts for the account that sent it.
    const invitationId = referralId !== undefined && referrer?.invitations[referralId] ? referralId : null;
    const entered = discountCode === undefined ? undefined : await enteredOffer(this.api, discountCode, "sign-up", by).catch(unlessTooMany);
    const code = entered?.code ?? (referrerId && policyOn(referralPolicies, businessDay(by.receivedAt)).friendsCode);
    if (code && accountId) await this.commands.send(applyCode, { accountId, code }, by.own("apply-code"));
    const carried = { ...(code && { discountCode: code }), ...(referrerId && { referrerId, invitationId }) };
    if (Object.keys(carried).length > 0) await this.sessions.remember(by.session, reply, carried);
    return { discountCode: code ?? null };
  }

  async settingsAuthenticated({ session }: Caller): Promise<boolean> {
    return (await this.api.access.sessions.hasPassword(session!)) || !(await this.flipper.enabled("settings_password", session!.accountId));
  }

  async setLanguage({ clientId, language }: InputOf<typeof setLanguage>, by: Caller, reply: FastifyReply) {
    if (clientId !== undefined && clientId !== by.session?.accountId) throw new Failure("not-found");
    await this.sessions.remember(by.session, reply, { language });
    const accountId = by.session?.accountId;
    if (accountId) await this.commands.send(chooseLanguage, { accountId, language }, by.own("choose-language"));
    return { done: true as const };
  }

  #outside(): OutputOf<typeof sessionData>["outside"] {
    const { TABLEE_LINKS: links, TABLEE_CERTIFICATION: certification } = this.api.config;
    if (!certification) return { links, certification: null };
    const { url, ...name } = certification;
    return { links, certification: { name, ...(url !== undefined && { url }) } };
  }

  async #client(by: Caller, account: AccountRow | undefined): Promise<OutputOf<typeof sessionData>["client"]> {
    const clientId = by.session?.accountId;
    if (!clientId) return null;
    const { reads } = this.api;
    const [points, subscription] = await Promise.all([pointsBalanceOf(reads, clientId), subscriptionOfAccount(reads, clientId)]);
    return {
      clientId,
      firstname: account?.first_name ?? "",
      email: account?.email ?? "",
      rewardPoints: points.available,
      subscriptionStatus: subscription?.status ?? "none",
    };
  }

  async #discountBar(by: Caller, client: OutputOf<typeof sessionData>["client"], flags: Record<string, boolean>) {
    return discountBar(client === null ? await this.offers.ofVisitor(by, flags) : undefined, {
      signedIn: client !== null,
      subscribed: client !== null && client.subscriptionStatus !== "none",
      signupDisabled: this.api.opened.gateways.payments.card.testCards.length === 0,
    });
  }
}

/** Nothing instead of a refusal of too many tries. */
const unlessTooMany = (error: unknown): undefined => {
  if (!(error instanceof TooManyAttempts)) throw error;
};
