import { allCalls } from "./calls.ts";

/** The specification excepts PaymentHistory, which reads these. */
const history = ["/api/v1/settings_payment/payment_history", "/api/v1/settings_payment/send_order_receipts"];
/** Read and made by a screen that cannot ask for the password yet: each leaves this list with the screen that can. */
const waiting = [
  ...["apply", "invalidate", "show", "update_card"].map((name) => `/api/v1/settings_payment/${name}`),
  ...["expire_gc", "show", "update"].map((name) => `/api/v1/settings_subscription/${name}`),
];
const excepted = [...history, ...waiting];

const settings = allCalls.filter(({ path }) => path.startsWith("/api/v1/settings_"));

describe("the calls of the settings", () => {
  it.each(settings.map(({ path, who }) => [path, who] as const))("ask for the password, reads included: %s", (path, who) => {
    expect(who).toBe(excepted.includes(path) ? "client" : "client-reauthenticated");
  });

  it("are there, and so is each that is excepted", () => {
    expect(settings.map(({ path }) => path)).toEqual(expect.arrayContaining(excepted));
  });
});
