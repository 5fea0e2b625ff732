import type { OrderCard } from "@tablee/contracts/schemas";

/** 'Visa •••• 4242', or 'PayPal'. */
export const methodName = (method: NonNullable<OrderCard["payWith"]>): string =>
  method.kind === "paypal" ? "PayPal" : `${method.brand.charAt(0).toUpperCase()}${method.brand.slice(1)} ••••\u00a0${method.last4}`;
