import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Failure } from "./failure.ts";

/** True if a number, as `Phone` writes it ('+15145550134'), can be assigned by its country's numbering plan. */
export const canRing = (phone: string): boolean => parsePhoneNumberFromString(phone)?.isValid() ?? false;

/** @throws Failure input-invalid, at the field of the phone, for a number that no numbering plan assigns */
export function refuseUnlessItRings(phone: string | undefined): void {
  if (phone === undefined || canRing(phone)) return;
  throw new Failure("input-invalid", {}, [{ path: "phone", code: "phone-invalid", message: "phone-invalid" }]);
}
