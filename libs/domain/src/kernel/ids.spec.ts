import { type OrderId, orderId, paymentId } from "./ids.ts";
import { OrderIdText } from "./schemas.ts";

const text = "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001";
const take = (id: OrderId): string => id;

describe("an id of one kind", () => {
  it("is the text that it was made from", () => {
    expect([orderId(text), OrderIdText.parse(text)]).toEqual([text, text]);
  });

  it("is not accepted by the compiler where another kind belongs, nor is any text", () => {
    // @ts-expect-error: a payment is no order
    take(paymentId(text));
    // @ts-expect-error: a plain text is no id of any kind
    take(text);
    take(orderId(text));
  });
});
