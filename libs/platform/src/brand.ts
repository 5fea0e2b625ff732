import { demoTaxNumbers, type Seller } from "./seller.ts";

/** The contact of customers. No number is shown where none is configured. */
export interface Contact {
  readonly email: string;
  readonly phone: string | null;
}

/** The names of the brands in configuration and in calls. */
export const brandKeys = ["tablee", "laurier"] as const;
export type BrandKey = (typeof brandKeys)[number];

export interface BrandColors {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
}

/** A brand of the product: its name, the look of its messages, and its seller. */
export interface Brand {
  readonly key: BrandKey;
  /** The name as people read it: in mails, text messages and on statements. */
  readonly name: string;
  /** The address that its mails are sent from, unless MAIL_FROM overrides it. */
  readonly mailFrom: string;
  /** The address that customers write to, and the number to call where there is one. */
  readonly contact: Contact;
  /** The address to write to instead with the flag `use_info_email_contact`. */
  readonly infoEmail: string;
  /** The colours of its mails: those of the apps' light theme. */
  readonly colors: BrandColors;
  /** The same in the dark theme. */
  readonly night: BrandColors;
  /** The seller that its receipts name. */
  readonly seller: Seller;
}

export const brands = {
  tablee: {
    key: "tablee",
    name: "Tablée",
    mailFrom: "bonjour@tablee.example",
    contact: { email: "bonjour@tablee.example", phone: null },
    infoEmail: "info@tablee.example",
    colors: {
      paper: "#fbf7f0",
      surface: "#fffdf9",
      ink: "#1f2a24",
      muted: "#4a5a50",
      line: "#e6dccb",
      primary: "#1e5b45",
      onPrimary: "#fbf7f0",
    },
    night: {
      paper: "#0e1512",
      surface: "#16201b",
      ink: "#f4ede1",
      muted: "#a9b5ab",
      line: "#2b3931",
      primary: "#8ecfac",
      onPrimary: "#0c1a13",
    },
    seller: {
      name: "Tablée inc.",
      address: { line: "100, rue de l’Exemple", city: "Montréal", province: "QC", postalCode: "H0H 0H0" },
      taxNumbers: demoTaxNumbers,
    },
  },
  laurier: {
    key: "laurier",
    name: "Cuisine Laurier",
    mailFrom: "bonjour@cuisinelaurier.example",
    contact: { email: "bonjour@cuisinelaurier.example", phone: null },
    infoEmail: "info@cuisinelaurier.example",
    colors: {
      paper: "#f7f6f1",
      surface: "#fefefb",
      ink: "#1d2433",
      muted: "#575f6e",
      line: "#dfddd2",
      primary: "#2a4a86",
      onPrimary: "#f7f6f1",
    },
    night: {
      paper: "#10141c",
      surface: "#171d28",
      ink: "#eef0f0",
      muted: "#a8b1bf",
      line: "#2c3646",
      primary: "#a5bdf0",
      onPrimary: "#0d1526",
    },
    seller: {
      name: "Cuisine Laurier inc.",
      address: { line: "200, rue de l’Exemple", city: "Québec", province: "QC", postalCode: "G0G 0G0" },
      taxNumbers: demoTaxNumbers,
    },
  },
} as const satisfies Record<BrandKey, Brand>;

/** The name by which a mail refers to the drawn name of its brand, which its carrier attaches. */
export const wordmarkId = (key: BrandKey): string => `wordmark-${key}`;
