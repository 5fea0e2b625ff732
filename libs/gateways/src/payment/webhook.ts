import type { PaymentId } from "@tablee/domain/kernel/ids";
import { unstorableAt } from "@tablee/domain/kernel/text";

/** A message as it arrived. */
export interface WebhookRequest {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The machine's own clock: the product's may have been moved. */
  readonly nowSeconds: number;
}

/** What a provider says by itself of a payment. */
export type GatewayNews = {
  /** The provider's own id of this message: repeated, it is the same. */
  readonly newsId: string;
  readonly reference: string;
  /** From the metadata that the payment was prepared with. */
  readonly paymentId: PaymentId;
  readonly attempt: number;
} & ({ readonly outcome: "captured" } | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean });

export type WebhookReading =
  | { readonly read: "news"; readonly news: GatewayNews }
  | { readonly read: "unsigned" }
  | { readonly read: "malformed" };

/** What a body says, if it is JSON whose every text can be stored. */
export function bodyOf(raw: string): unknown {
  try {
    const body: unknown = JSON.parse(raw);
    return unstorableAt(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

/** The one header of that name. */
export function headerOf({ headers }: Pick<WebhookRequest, "headers">, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.[0];
}
