import { Region } from "@tablee/domain/kernel/place/region";
import { z } from "zod";
import { defineCall } from "../call.ts";

const lat = z.coerce.number().min(-90).max(90);
const lon = z.coerce.number().min(-180).max(180);

export const locationData = defineCall("GET", "/api/v1/locations/location_data", {
  who: "visitor",
  summary:
    "The visitor's region: by coordinates if given, else by the account's address, else the region kept with the visit, else the default.",
  input: z.strictObject({ lat: lat.optional(), lon: lon.optional() }),
  output: z.strictObject({ region: Region }),
  reads: ["accounts"],
  beside: ["region"],
});

export const locationByCoords = defineCall("GET", "/api/v1/locations/location_by_coords", {
  who: "visitor",
  summary: "The region of a place: from the fixed table of cities, else the nearest city that is delivered to.",
  input: z.strictObject({ lat, lon }),
  output: z.strictObject({ region: Region.nullable() }),
});

export const keepRegion = defineCall("POST", "/api/v1/locations/keep_region", {
  who: "visitor",
  own: true,
  summary: "Keeps the region of a visit, until the household has an address. Returns the known region: an account's own stays.",
  input: z.strictObject({ region: Region }),
  output: z.strictObject({ region: Region }),
  reads: ["accounts"],
  writes: [],
  beside: ["region"],
});
