import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import type { GatewayNews } from "@tablee/gateways/payment/payment-gateway";
import { payments } from "../aggregates.ts";
import type { CommandContext } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** The gateway told, by a webhook, what became of a charge: maybe late, repeated, or out of order. The first known outcome stands. */
export class HearFromGateway extends Command<{ readonly result: "recorded" | "known" | "not-ours" | "contradicts" }> {
  constructor(
    readonly input: GatewayNews,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(HearFromGateway)
export class HearFromGatewayHandler implements ICommandHandler<HearFromGateway> {
  constructor(private readonly deps: Dependencies) {}

  async execute({ input, context }: HearFromGateway) {
    const { paymentId, attempt } = input;
    const { at } = context;
    const command =
      input.outcome === "captured"
        ? ({ type: "RecordCaptured", attempt, reference: input.reference, at } as const)
        : ({ type: "RecordDeclined", attempt, code: input.code, hard: input.hard, at } as const);
    try {
      const { changed } = await this.deps.runtime.handle(payments, paymentId, command, context);
      return { result: changed ? "recorded" : "known" } as const;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { result: error.code === "attempt-not-found" ? "not-ours" : "contradicts" } as const;
    }
  }
}
