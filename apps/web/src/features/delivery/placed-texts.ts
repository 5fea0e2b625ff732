import type { SentInputOf } from "@tablee/contracts/call";
import type { updateDelivery } from "@tablee/contracts/calls/settings-delivery";
import { isPoBox } from "@tablee/domain/account/po-box";
import { Address, Coordinates } from "@tablee/domain/account/vocabulary";
import { bareCode, tidied } from "@tablee/domain/kernel/text/tidy";
import type { Settings } from "./requests.ts";

export type Placed = NonNullable<SentInputOf<typeof updateDelivery>["placed"]>;

/** The texts of an address that staff place by its coordinates, as typed. */
export interface PlacedTexts {
  readonly line: string;
  readonly city: string;
  readonly province: Placed["province"];
  readonly postalCode: string;
  readonly latitude: string;
  readonly longitude: string;
}
export type PlacedField = keyof PlacedTexts;

/** The problem with a text, named by the key of its message. */
export type PlacedProblem = "line" | "poBox" | "city" | "postalCode" | "latitude" | "longitude";

export const provinces = Address.shape.province.options;

/** The initial values of the fields: the current address and, where it has them, its coordinates. */
export const placedTextsOf = (address: Settings["address"]): PlacedTexts => ({
  line: address?.line ?? "",
  city: address?.city ?? "",
  province: address?.province ?? "QC",
  postalCode: address?.postalCode ?? "",
  latitude: String(address?.coordinates?.latitude ?? ""),
  longitude: String(address?.coordinates?.longitude ?? ""),
});

/** Parses degrees as people type or copy them, with a decimal comma or a true minus too. */
const degreesOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(tidied(text).replace(",", ".")));

/** 'V3S 1A1' from 'v3s1a1'. */
const postalCodeOf = (text: string): string => {
  const bare = bareCode(text);
  return `${bare.slice(0, 3)} ${bare.slice(3)}`;
};

/** The problems by field; empty if the address can be sent. The server decides whether it is in the area. */
export function placedProblems(texts: PlacedTexts): Partial<Record<PlacedField, PlacedProblem>> {
  const { line, city, postalCode } = Address.shape;
  const { latitude, longitude } = Coordinates.shape;
  return {
    ...(!line.safeParse(texts.line).success && { line: "line" }),
    ...(isPoBox(texts.line) && { line: "poBox" }),
    ...(!city.safeParse(texts.city).success && { city: "city" }),
    ...(!postalCode.safeParse(postalCodeOf(texts.postalCode)).success && { postalCode: "postalCode" }),
    ...(!latitude.safeParse(degreesOf(texts.latitude)).success && { latitude: "latitude" }),
    ...(!longitude.safeParse(degreesOf(texts.longitude)).success && { longitude: "longitude" }),
  };
}

/** The input to send; undefined while there is a problem. */
export function placedOf(texts: PlacedTexts): Placed | undefined {
  if (Object.keys(placedProblems(texts)).length > 0) return undefined;
  return {
    line: texts.line.trim(),
    city: texts.city.trim(),
    province: texts.province,
    postalCode: postalCodeOf(texts.postalCode),
    coordinates: { latitude: degreesOf(texts.latitude), longitude: degreesOf(texts.longitude) },
  };
}
