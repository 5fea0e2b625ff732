import type { Device } from "./device.ts";
import type { Pair } from "./words.ts";

export const deviceWords = {
  computer: ["a computer", "un ordinateur"],
  phone: ["a phone", "un téléphone"],
  tablet: ["a tablet", "une tablette"],
  other: ["a device", "un appareil"],
} satisfies Readonly<Record<Device, Pair>>;

export const deviceLabels = {
  computer: ["Computer", "Ordinateur"],
  phone: ["Phone", "Téléphone"],
  tablet: ["Tablet", "Tablette"],
  other: ["Device", "Appareil"],
} satisfies Readonly<Record<Device, Pair>>;

/** Devices, worded to end a sentence. */
export const onDeviceWords = {
  computer: ["on a computer", "à l’ordinateur"],
  phone: ["on a phone", "au téléphone"],
  tablet: ["on a tablet", "à la tablette"],
  other: ["on another device", "sur un autre appareil"],
} satisfies Readonly<Record<Device, Pair>>;
