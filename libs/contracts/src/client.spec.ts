import { skipOrder } from "./calls/account.ts";
import { billPatch } from "./calls/additions.ts";
import { applyCode, updateCard } from "./calls/settings-payment.ts";
import { createClient } from "./client.ts";
import { errorBodyOf } from "./errors.ts";

type Answer = () => Response | Promise<Response>;

const refuse = (code: Parameters<typeof errorBodyOf>[0], status: number): Answer => {
  return () => Response.json(errorBodyOf(code, "en"), { status });
};
const noAnswer: Answer = () => Promise.reject(new TypeError("connection lost"));

/** A client before a network that answers in turn, and the keys that it sent. */
function clientBefore(...answers: Answer[]) {
  const keys: (string | null)[] = [];
  const call = createClient({
    baseUrl: "http://shop.example",
    language: () => "en",
    csrfToken: () => undefined,
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get("idempotency-key"));
      return answers.shift()!();
    },
  });
  const tried = (...asked: Parameters<typeof call>) => call(...asked).catch(() => undefined);
  return { tried, keys };
}

const pay = { orderId: crypto.randomUUID(), additionId: crypto.randomUUID(), editingSession: "window-one" };

describe("the typed client", () => {
  it("sends a key with what moves money, and with nothing else", async () => {
    const { tried, keys } = clientBefore(noAnswer, noAnswer);
    await tried(updateCard, { methodToken: "tok_visa" });
    await tried(skipOrder, { orderId: pay.orderId });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), null]);
  });

  it("makes an act without a known outcome again under its key", async () => {
    const { tried, keys } = clientBefore(noAnswer, refuse("unavailable", 503), refuse("payment-pending", 409), noAnswer);
    for (const _ of [1, 2, 3, 4]) await tried(billPatch, pay);
    expect(new Set(keys).size).toBe(1);
  });

  it("takes a new key after a refusal, and for another act", async () => {
    const { tried, keys } = clientBefore(refuse("code-invalid", 422), noAnswer, noAnswer);
    await tried(applyCode, { code: "HIVER30" });
    await tried(applyCode, { code: "HIVER30" });
    await tried(applyCode, { code: "RETOUR20" });
    expect(new Set(keys).size).toBe(3);
  });
});
