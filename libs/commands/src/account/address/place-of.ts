import { isPoBox } from "@tablee/domain/account/po-box";
import type { Address } from "@tablee/domain/account/vocabulary";
import { areaForPostalCode } from "@tablee/domain/geography/areas";
import { refuse } from "@tablee/domain/kernel/errors";
import type { Region } from "@tablee/domain/kernel/place/region";
import { Refused } from "../../refused.ts";

interface Place {
  readonly region: Region;
  readonly areaId: string;
  /** The first three characters of the postal code: the only part of an address that is stored unencrypted. */
  readonly postalPrefix: string;
}

/** Returns the area of an address. @throws Refused outside-area, po-box, province-mismatch */
export function placeOf({ line, unit = "", province, postalCode }: Pick<Address, "line" | "unit" | "province" | "postalCode">): Place {
  const place = areaForPostalCode(postalCode);
  if (!place) throw new Refused(refuse("outside-area", { postalCode }));
  if (isPoBox(line) || isPoBox(unit)) throw new Refused(refuse("po-box"));
  const { id: areaId, region } = place.area;
  if (region !== province.toLowerCase()) throw new Refused(refuse("province-mismatch", { region }));
  return { region, areaId, postalPrefix: postalCode.slice(0, 3) };
}
