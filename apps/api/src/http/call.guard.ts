import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { agentOf, deviceOf } from "@tablee/access/sessions/device";
import { type Call, isGuarded, isPersonal } from "@tablee/contracts/call";
import { ApiContext } from "../api-context.ts";
import { Flipper } from "../flipper/flipper.service.ts";
import { SessionStore } from "../sessions/session-store.ts";
import { CALL, type CallRequest } from "./bind.ts";
import { Caller } from "./caller.ts";
import { type Demand, demandOf } from "./demands.ts";
import { Failure, LoginRequired } from "./failure.ts";
import { spokenLanguage } from "./language.ts";
import { networkOf } from "./network.ts";
import { checkOrigin } from "./origin.ts";

/** Identifies the caller and checks permission: refuses by default, also calls that are not in the contract. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionStore,
    private readonly api: ApiContext,
    private readonly flipper: Flipper,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (!call) return false;
    const request = context.switchToHttp().getRequest<CallRequest>();
    request.call = call;
    const session = this.sessions.ofDrawing() ?? (await this.sessions.fromCookie("client", request.cookies));
    const staff =
      isForStaff(call) || call.path.endsWith("/session_data") ? await this.sessions.fromCookie("staff", request.cookies) : undefined;
    const language = spokenLanguage(request) ?? session?.data.language ?? "en";
    request.caller = new Caller({
      session,
      staff,
      language,
      receivedAt: request.receivedAt ?? this.api.clock.now(),
      address: networkOf(request.ip),
      device: deviceOf(request.headers["user-agent"]),
      agent: agentOf(request.headers["user-agent"]),
      requestId: request.id,
    });
    const demand = demandOf(call.who);
    if (!demand) throw new Failure("forbidden");
    this.#mayCall(demand, request.caller);
    if (session?.acting && !isForStaff(call) && isPersonal(call)) throw new Failure("acting-refused");
    if (isGuarded(call)) this.#isOurs(call, request);
    if (demand === "password") await this.#gavePassword(request.caller, call);
    return true;
  }

  #mayCall(demand: Demand, { session, staff }: Caller): void {
    if (demand === "nothing") return;
    if (typeof demand === "string") {
      if (!session?.accountId) throw new LoginRequired();
      return;
    }
    const role = staff?.staff?.role;
    if (!role) throw new LoginRequired();
    if (role !== "admin" && !demand.roles.includes(role)) throw new Failure("forbidden");
  }

  /**
   * Runs last, so a call refused for another reason does not extend the password window. The flag `settings_password` turns it
   * off, except for calls that always ask.
   */
  async #gavePassword({ session }: Caller, { requiresPassword }: Pick<Call, "requiresPassword">): Promise<void> {
    if (await this.api.access.sessions.usePassword(session!)) return;
    if (requiresPassword || (await this.flipper.enabled("settings_password", session!.accountId)))
      throw new Failure("reauthentication-required");
  }

  /** A call that changes state must come from our own pages: by the browser's headers, and with the session's token. */
  #isOurs(call: Call, request: CallRequest): void {
    checkOrigin(request, this.api.config);
    const session = isForStaff(call) ? request.caller?.staff : request.caller?.session;
    if (session && request.headers["x-csrf-token"] !== session.csrf) throw new Failure("csrf-refused");
    if (!session && call.who !== "visitor") throw new LoginRequired();
  }
}

/** The console's calls, including its sign-in, and the few staff calls that the catalogue puts beside those of customers. */
const isForStaff = ({ path, who }: Pick<Call, "path" | "who">): boolean => path.startsWith("/api/admin/") || typeof who !== "string";
