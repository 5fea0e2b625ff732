import { resumeBilling } from "@tablee/commands/billing/resume-billing";
import type { CommandContext } from "@tablee/commands/context";
import { paymentId } from "@tablee/domain/kernel/ids";
import type { PaymentEvent } from "@tablee/domain/payment/events";
import { isGateway } from "@tablee/domain/payment/gateway-actor";
import { idOf } from "@tablee/domain/streams";
import type { StoredEvent } from "@tablee/event-store/events";
import type { Act } from "../../act.ts";
import { policy } from "../../policy.ts";

/** An outcome that a charge of ours recorded needs no policy: that charge completes it. */
const resume = ({ stream, metadata }: StoredEvent, context: CommandContext): Act | undefined =>
  isGateway(metadata.actor) ? (send) => send(resumeBilling, { paymentId: paymentId(idOf(stream)) }, context) : undefined;

export const resumeBillingWhenGatewayReports = policy<PaymentEvent>("go-on-billing-when-gateway-tells", {
  PaymentCaptured: resume,
  PaymentDeclined: resume,
});
