import type { Language } from "./region.ts";

const provinces: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { BC: "BC", AB: "AB", ON: "ON", QC: "QC" },
  fr: { BC: "Colombie-Britannique", AB: "Alberta", ON: "Ontario", QC: "Québec" },
};

interface Locality {
  readonly city: string;
  readonly province: string;
  readonly postalCode?: string | undefined;
}

/** The last line of an address as the language writes it: `Laval, QC  H7T 1C8` · `Laval (Québec)  H7T 1C8`. */
export function locality({ city, province, postalCode }: Locality, language: Language): string {
  const place = provinces[language][province] ?? province;
  const both = language === "fr" ? `${city} (${place})` : `${city}, ${place}`;
  return [city === "" ? place : both, postalCode?.replace(" ", "\u00a0")].filter(Boolean).join("  ");
}
