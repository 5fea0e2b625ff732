import { allCalls } from "./calls.ts";

/** The specification excepts PaymentHistory, which reads these. */
const excepted = ["/api/v1/settings_payment/payment_history", "/api/v1/settings_payment/send_order_receipts"];
/** Is in a different group of the catalogue, and does the same as a call of the settings. */
const alike = ["/api/v1/account/update_payment_method_to_paypal"];

/** A person's data and its erasure: our own calls, shown beside the settings. */
const privacy = "/api/v1/clients/privacy/";

/** Made by staff, who have no such password. */
const ofStaff = "/api/v1/settings_corporate_credit_plan/";

const isOne = (path: string) => path.startsWith("/api/v1/settings_") && !path.startsWith(ofStaff);
const settings = allCalls.filter(({ path }) => isOne(path) || path.startsWith(privacy) || alike.includes(path));

describe("the calls of the settings", () => {
  it.each(settings.map(({ path, who }) => [path, who] as const))("ask for the password, reads included: %s", (path, who) => {
    expect(who).toBe(excepted.includes(path) ? "client" : "client-reauthenticated");
  });

  it("are there, and so is each that is excepted", () => {
    expect(settings.map(({ path }) => path)).toEqual(expect.arrayContaining([...excepted, ...alike]));
  });

  it("are the only ones that do", () => {
    const asking = allCalls.filter(({ who }) => who === "client-reauthenticated");
    expect(asking.filter((call) => !settings.includes(call))).toEqual([]);
  });
});
