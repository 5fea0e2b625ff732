import { Command, CommandHandler, type ICommandHandler } from "@nestjs/cqrs";
import { orderOfPayment } from "@tablee/domain/streams";
import type { GatewayNews } from "@tablee/gateways/payment/payment-gateway";
import { orders, payments } from "../aggregates.ts";
import { type CommandContext, part } from "../context.ts";
import { Dependencies } from "../dependencies.ts";
import { Refused } from "../refused.ts";

/** The gateway told, by a webhook, what became of a charge: maybe late, repeated, or out of order. The first known outcome stands; another is noted. */
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

  async execute({ input, context: told }: HearFromGateway) {
    const { paymentId, attempt } = input;
    const { state: order } = await this.deps.runtime.load(orders, orderOfPayment(paymentId));
    // The gateway knows payments, not accounts: the order says to which account this belongs.
    const context = order.status === "none" ? told : { ...told, subject: order.accountId };
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
      if (error.code === "attempt-not-found") return { result: "not-ours" } as const;
      const said = input.outcome === "captured" ? { reference: input.reference } : { code: input.code };
      const note = { type: "NoteContradiction", attempt, told: input.outcome, newsId: input.newsId, ...said, at } as const;
      await this.deps.runtime.handle(payments, paymentId, note, part(context, "contradiction"));
      return { result: "contradicts" } as const;
    }
  }
}
