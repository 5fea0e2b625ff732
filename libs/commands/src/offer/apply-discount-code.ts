import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { refuse } from "@tablee/domain/kernel/errors";
import { offerOf } from "@tablee/domain/offer/offers";
import { accounts } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** The code that a person signs up with; codes for an account's boxes are entered by UseCode. */
export class ApplyDiscountCode extends Command<{ position: bigint }> {
  constructor(
    readonly input: { readonly accountId: string; readonly code: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** @throws Refused code-invalid, code-fixed */
export async function applyDiscountCode(
  { runtime }: Pick<Dependencies, "runtime">,
  { accountId, code }: ApplyDiscountCode["input"],
  context: CommandContext,
) {
  const offer = offerOf(code, context.at.slice(0, 10));
  if (offer?.audience !== "sign-up") throw new Refused(refuse("code-invalid", { code }));
  const command = { type: "ApplyDiscountCode", code: offer.code, audience: "sign-up", at: context.at } as const;
  return runtime.handle(accounts, accountId, command, context);
}

@CommandHandler(ApplyDiscountCode)
export class ApplyDiscountCodeHandler implements ICommandHandler<ApplyDiscountCode> {
  constructor(private readonly deps: Dependencies) {}

  execute({ input, context }: ApplyDiscountCode) {
    return applyDiscountCode(this.deps, input, context);
  }
}
