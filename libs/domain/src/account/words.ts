import type { Voiced } from "../kernel/voices.ts";
import type { Pair } from "../kernel/words.ts";
import type { AddressOutcome, AddressTriedIn, DataRequestKind, DataRequestVia } from "./vocabulary.ts";

/** Names the reasons why an address is not served, within a sentence. */
export const addressOutcomeWords = {
  "outside-area": ["outside the delivery area", "hors du secteur de livraison"],
  unresolved: ["could not be resolved", "introuvable"],
  "po-box": ["a PO box", "une case postale"],
} satisfies Readonly<Record<AddressOutcome, Pair>>;

export const addressTriedInWords = {
  "sign-up": ["at sign-up", "à l’inscription"],
  settings: ["in the settings", "dans les paramètres"],
} satisfies Readonly<Record<AddressTriedIn, Pair>>;

/** Data requests, worded to follow "a request". */
export const dataRequestWords = {
  access: { customer: ["to see your data", "de voir vos données"], staff: ["access to the data", "accès aux données"] },
  correction: { customer: ["to have your data corrected", "de faire corriger vos données"], staff: ["a correction", "rectification"] },
  erasure: { customer: ["to have your data erased", "de faire effacer vos données"], staff: ["erasure", "effacement"] },
} satisfies Readonly<Record<DataRequestKind, Voiced>>;

export const dataRequestLabels = {
  access: ["Access to the data", "Accès aux données"],
  correction: ["Correction", "Rectification"],
  erasure: ["Erasure", "Effacement"],
} satisfies Readonly<Record<DataRequestKind, Pair>>;

export const dataRequestViaWords = {
  mail: ["by email", "par courriel"],
  letter: ["by letter", "par lettre"],
  phone: ["by phone", "par téléphone"],
} satisfies Readonly<Record<DataRequestVia, Pair>>;
