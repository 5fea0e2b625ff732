import { Refused } from "@tablee/commands/refused";
import { refuse } from "@tablee/domain/kernel/errors";
import { StoreUnavailable, WrongExpectedRevision } from "@tablee/event-store/errors";
import { GatewayTimeout } from "@tablee/gateways/payment/payment-gateway";
import { PermanentFailure } from "@tablee/gateways/port-failure";
import { troubleOf } from "./trouble.ts";

describe("the trouble of a step", () => {
  it("is none where a rule refused it", () => {
    expect(troubleOf(new Refused(refuse("order-past-cutoff")))).toBeUndefined();
    expect(troubleOf(new Refused(refuse("generation-not-open")))).toBeUndefined();
  });

  it.each([
    ["missing", new Refused(refuse("slot-not-open")), "slot-not-open"],
    ["passing", new GatewayTimeout("silent"), "gateway-timeout"],
    ["lasting", new PermanentFailure("mail-refused-550", "no such mailbox"), "mail-refused-550"],
    ["interrupted", Object.assign(new Error("away"), { code: "ECONNREFUSED" }), "Error"],
    ["interrupted", new StoreUnavailable("away"), "StoreUnavailable"],
    ["interrupted", new WrongExpectedRevision("order-1"), "WrongExpectedRevision"],
    ["unexpected", new TypeError("a mistake"), "TypeError"],
    ["unexpected", "not even an error", "unknown"],
  ])("is %s by the type of its error", (kind, error, code) => {
    expect(troubleOf(error)).toEqual({ kind, code, error });
  });
});
