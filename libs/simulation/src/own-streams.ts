import { paymentIdOf, purposeOf } from "@tablee/domain/payment/purpose";
import { stockId, streamName } from "@tablee/domain/streams";
import { accountId } from "@tablee/domain/testing/examples";
import { orderIds, weeks } from "./setting.ts";

/** Names of the household's streams, by the number of the week. */
export const orderStream = (n: number): string => streamName("order", orderIds[n]!);
export const paymentStream = (n: number, additionId?: string): string =>
  streamName("payment", paymentIdOf(purposeOf(orderIds[n]!, additionId)));
export const stockStream = (n: number, sku: string): string => streamName("stock", stockId("on", weeks[n]!, sku));
export const creditStream = streamName("credit", accountId);
export const pointsStream = streamName("points", accountId);
