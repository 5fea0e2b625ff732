import type { PaymentId } from "@tablee/domain/kernel/ids";
import { unstorableAt } from "@tablee/domain/kernel/text/storable";

/** A message as it arrived. */
export interface WebhookRequest {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** By the machine's own clock: the product's may have been moved. */
  readonly nowSeconds: number;
}

/** A provider's unsolicited report of a payment. */
export type GatewayNews = {
  /** The provider's own id of this message: a repeated message has the same one. */
  readonly newsId: string;
  readonly reference: string;
  /** From the metadata that the payment was prepared with. */
  readonly paymentId: PaymentId;
  readonly attempt: number;
} & ({ readonly outcome: "captured" } | { readonly outcome: "declined"; readonly code: string; readonly hard: boolean });

export type WebhookReading =
  | { readonly read: "news"; readonly news: GatewayNews }
  /** Signed, and of a type that is not followed, or about a payment that another program made. */
  | { readonly read: "ignored" }
  | { readonly read: "unsigned" }
  | { readonly read: "malformed" };

/** Parses a body, if it is JSON whose every text can be stored. */
export function bodyOf(raw: string): unknown {
  try {
    const body: unknown = JSON.parse(raw);
    return unstorableAt(body) ? undefined : body;
  } catch {
    return undefined;
  }
}

/** The value of a header; the first one where it occurs several times. */
export function headerOf({ headers }: Pick<WebhookRequest, "headers">, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.[0];
}
