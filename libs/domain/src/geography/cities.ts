import type { Region } from "../kernel/place/region.ts";
import { type City, cities } from "./tables.ts";

export { type Region, regions } from "../kernel/place/region.ts";
export { type City, cities } from "./tables.ts";

const byFsa = new Map(cities.flatMap((city) => city.fsas.map((fsa) => [fsa, city] as const)));
const byCoordinates = new Map(cities.map((city) => [coordinatesKey(city.lat, city.lon), city]));

function coordinatesKey(lat: number, lon: number): string {
  return `${lat.toFixed(4)},${lon.toFixed(4)}`;
}

/** `fsa`: three characters, upper case. */
export function cityByFsa(fsa: string): City | undefined {
  return byFsa.get(fsa);
}

/** The region of the city at exactly these coordinates, in degrees, once rounded to 4 decimals; no interpolation. */
export function regionForCoordinates(lat: number, lon: number): Region | undefined {
  return byCoordinates.get(coordinatesKey(lat, lon))?.region;
}

/** The city closest to a point (degrees) and no further than `maxKm` kilometres as the crow flies. */
export function nearestCity(lat: number, lon: number, maxKm: number): City | undefined {
  let nearest: City | undefined;
  let distance = maxKm;
  for (const city of cities) {
    const candidate = kilometresBetween(lat, lon, city.lat, city.lon);
    if (candidate <= distance) {
      nearest = city;
      distance = candidate;
    }
  }
  return nearest;
}

/** The greatest distance in kilometres between a place and the city whose region it shares. */
const MAX_KM = 150;

/** The region of a place in degrees: that of the city at exactly these coordinates, else that of the nearest city; undefined far from all. */
export function regionAt(lat: number, lon: number): Region | undefined {
  return regionForCoordinates(lat, lon) ?? nearestCity(lat, lon, MAX_KM)?.region;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
function kilometresBetween(latA: number, lonA: number, latB: number, lonB: number): number {
  const sinLat = Math.sin(radians(latB - latA) / 2);
  const sinLon = Math.sin(radians(lonB - lonA) / 2);
  const chord = sinLat ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * sinLon ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
