import { Injectable } from "@nestjs/common";
import { Commands } from "@tablee/command-bus/commands";
import type { CommandContext } from "@tablee/commands/context";
import { corporatePlanOf, endCorporatePlan, giveCorporatePlan } from "@tablee/commands/credit/corporate-plan";
import { type InputOf, mayMake, type OutputOf } from "@tablee/contracts/call";
import * as calls from "@tablee/contracts/calls/settings-corporate-credit-plan";
import { corporatePlanPolicies } from "@tablee/domain/credit/corporate-plans";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { cents } from "@tablee/domain/kernel/money";
import { policyOn } from "@tablee/domain/kernel/policy";
import { businessZone, toLocal } from "@tablee/domain/kernel/zones/zones";
import { accountById } from "@tablee/projections/accounts/queries";
import { ApiContext } from "../api-context.ts";
import type { Caller } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";

type Done = { readonly done: true };

/** Which corporate plan an account has, given and ended by finance with a reason. */
@Injectable()
export class CorporatePlans {
  constructor(
    private readonly api: ApiContext,
    private readonly commands: Commands,
  ) {}

  async show({ accountId }: InputOf<typeof calls.corporateCreditPlan>, by: Caller): Promise<OutputOf<typeof calls.corporateCreditPlan>> {
    await this.#mustBe(accountId);
    const { plans } = policyOn(corporatePlanPolicies, toLocal(businessZone, by.receivedAt).date);
    const corporate = await corporatePlanOf(this.api.steps, accountId);
    return {
      plans: plans.map(({ id, name }) => ({ plan: id, name })),
      mayGive: mayMake(by.staff!.staff!.role, calls.updateCorporateCreditPlan),
      current: corporate
        ? { plan: corporate.plan, valueCents: corporate.cents, expiration: corporate.until, nextOn: corporate.next }
        : null,
    };
  }

  async give(input: InputOf<typeof calls.updateCorporateCreditPlan>, by: Caller): Promise<Done> {
    const { accountId, plan, valueCents, expiration: until, reason } = input;
    await this.#mustBe(accountId);
    const given = { accountId, plan, cents: cents(valueCents), until };
    await this.commands.send(giveCorporatePlan, given, contextOf("give-corporate-plan", accountId, reason, by));
    return { done: true };
  }

  async end({ accountId, reason }: InputOf<typeof calls.endCorporateCreditPlan>, by: Caller): Promise<Done> {
    await this.#mustBe(accountId);
    await this.commands.send(endCorporatePlan, { accountId }, contextOf("end-corporate-plan", accountId, reason, by));
    return { done: true };
  }

  /** @throws Failure account-not-found */
  async #mustBe(accountId: AccountId): Promise<void> {
    if (!(await accountById(this.api.reads, accountId))) throw new Failure("account-not-found");
  }
}

function contextOf(name: string, accountId: AccountId, reason: string, by: Caller): CommandContext {
  return { ...by.command(name, accountId), actor: { ...by.actor, onBehalfOf: accountId, reason } };
}
