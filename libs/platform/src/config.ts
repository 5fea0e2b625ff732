import { z } from "zod";
import { type Brand, brandKeys, brands } from "./brand.ts";
import { Certification, OutsideLinks } from "./outside-links.ts";
import { published as publishedTaxNumbers, type TaxNumberName, taxNumberForms, taxNumbersOf } from "./seller.ts";

/** Published with the source: for development and tests only. */
const publishedDefaults = {
  DATABASE_URL: "postgres://postgres:tablee@127.0.0.1:5432/tablee",
  TABLEE_MASTER_KEY: Buffer.alloc(32, "tablee-development-only").toString("base64"),
  PAYMENT_WEBHOOK_SECRET: "tablee-development-webhooks",
  PAYPAL_WEBHOOK_SECRET: "tablee-development-paypal",
  ...publishedTaxNumbers,
};

/** An email address of the operator, checked as browsers check the fields of forms. */
const OwnAddress = z.email({ pattern: z.regexes.html5Email });

const Config = z.object({
  /** Holds the database's password. */
  DATABASE_URL: z.url().default(publishedDefaults.DATABASE_URL),
  REDIS_URL: z.url().default("redis://127.0.0.1:6379"),
  EVENT_STORE_URL: z.string().startsWith("esdb").default("esdb://127.0.0.1:2113?tls=false"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** The site's address for people: in links of mails, and the origin that requests must come from. */
  PUBLIC_URL: z.url().default("http://localhost:3000"),
  TABLEE_ENV: z.enum(["development", "test", "staging", "production"]).default("development"),
  /** Base64 of 32 bytes: wraps the keys of persons and keys the hashes of claims. Its loss is the loss of all personal data. */
  TABLEE_MASTER_KEY: z
    .base64()
    .refine((text) => Buffer.from(text, "base64").length === 32, "it is not base64 of exactly 32 bytes")
    .default(publishedDefaults.TABLEE_MASTER_KEY),
  /** Signs the card gateway's webhooks. */
  PAYMENT_WEBHOOK_SECRET: z.string().min(16).default(publishedDefaults.PAYMENT_WEBHOOK_SECRET),
  /** Signs PayPal's webhooks. */
  PAYPAL_WEBHOOK_SECRET: z.string().min(16).default(publishedDefaults.PAYPAL_WEBHOOK_SECRET),
  /** The mail server: smtp:// or smtps://, with user and password where it needs them. Without one mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Signs the mail provider's reports of mails that came back; without one, none is taken. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** The address that mails are sent from; by default the brand's. */
  MAIL_FROM: OwnAddress.optional(),
  /** The address that customers write to; by default the one that mails are sent from. */
  SUPPORT_EMAIL: OwnAddress.optional(),
  /** The number that customers call, as displayed; none is shown without one. */
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d][\d ().-]{6,20}$/, "it is not a telephone number")
    .optional(),
  /** The links out of the site, as JSON: see OutsideLinks. */
  TABLEE_LINKS: OutsideLinks,
  /** The certification that the footer names, as JSON; none is named without it. */
  TABLEE_CERTIFICATION: Certification,
  /** The embedded providers that people sign in with, where they run. */
  IDENTITY_URL: z.url({ protocol: /^http$/ }).optional(),
  /** The ids of this site at Google, Facebook and Apple; people sign in with the providers that are configured. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  APPLE_SERVICES_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** PEM, PKCS#8. */
  APPLE_PRIVATE_KEY: z.string().startsWith("-----BEGIN PRIVATE KEY-----").optional(),
  /** Embedded services that production may run on, by name and separated by commas: production does not start with any other. */
  TABLEE_EMBEDDED: z.string().default(""),
  /** The number of proxies in front of the API. Each appends its caller's address to a list, whose earlier entries cannot be trusted. */
  TABLEE_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** The brand under which messages are sent and charges are made. */
  TABLEE_BRAND: z.enum(brandKeys).default("tablee"),
  /** Lets search engines list the public pages; closed, every page carries noindex. */
  TABLEE_SEARCH: z.enum(["closed", "open"]).default("closed"),
  /** Browsers keep the public pages with a service worker; off, the worker of every browser ends and deletes what it kept. */
  TABLEE_OFFLINE: z.enum(["on", "off"]).default("on"),
  /** The address that takes the events of those who agree to be counted, each as JSON by POST. */
  TABLEE_TRACKING: z.url({ protocol: /^https$/ }).optional(),
  /** The seller's registration numbers: of GST and HST, of QST, of British Columbia's PST. */
  GST_NUMBER: taxNumberForms.GST_NUMBER.default(publishedDefaults.GST_NUMBER),
  QST_NUMBER: taxNumberForms.QST_NUMBER.default(publishedDefaults.QST_NUMBER),
  PST_NUMBER: taxNumberForms.PST_NUMBER.default(publishedDefaults.PST_NUMBER),
  /** Serves the API's own page and its openapi.json: by default everywhere except in production. */
  TABLEE_API_DOCS: z.enum(["open", "closed"]).optional(),
  /** The bearer token for /metrics; without one they are served only inside the network, or in development. */
  TABLEE_METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** The folder in which the embedded gateways keep a provider's data (the card gateway's ledger, the outbox). */
  TABLEE_DATA: z.string().default(".data"),
  /** The content service's space, its environment, and its delivery token; without them pages show the texts of TABLEE_CONTENT. */
  CONTENTFUL_SPACE: z.string().min(1).optional(),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default("staging"),
  CONTENTFUL_TOKEN: z.string().min(1).optional(),
  /** The network that delivers images, which fetches ours from this site; without it the API resizes them itself. */
  IMAGES_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The folder of the texts that come with the product. */
  TABLEE_CONTENT: z.string().default("content"),
  /** The folders of the two apps' builds. */
  TABLEE_WEB: z.string().default("apps/web/build"),
  TABLEE_CONSOLE: z.string().default("apps/admin-console/build"),
});
export type Config = z.infer<typeof Config>;

/**
 * The configuration of this process, from its environment.
 * @throws Error naming the first variable that is missing or wrong, in one sentence.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const result = Config.safeParse(env);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`The environment variable ${issue?.path.join(".")} is wrong: ${issue?.message}.`);
  }
  const config = result.data;
  if (isDeveloping(config)) return config;
  for (const [name, published] of Object.entries(publishedDefaults)) {
    const value = env[name];
    if (value === undefined) throw new Error(`The environment variable ${name} is missing: ${config.TABLEE_ENV} has no default for it.`);
    if (value === published) throw new Error(`The environment variable ${name} is the one that is published with the source.`);
  }
  if (!looksRandom(config.TABLEE_MASTER_KEY))
    throw new Error("The environment variable TABLEE_MASTER_KEY is wrong: its bytes are not random.");
  return config;
}

/** 32 random bytes have some thirty different values; fewer than 16 occur once in 10²⁰ keys. Zeros and repeated words have fewer. */
const looksRandom = (key: string): boolean => new Set(Buffer.from(key, "base64")).size >= 16;

type OfBrand = "TABLEE_BRAND" | "MAIL_FROM" | "SUPPORT_EMAIL" | "SUPPORT_PHONE" | TaxNumberName;

/** The brand that this process sells under, with its configured contact and seller's numbers. */
export function brandOf(config: Pick<Config, OfBrand>): Brand {
  const brand = brands[config.TABLEE_BRAND];
  const contact = { email: config.SUPPORT_EMAIL ?? config.MAIL_FROM ?? brand.contact.email, phone: config.SUPPORT_PHONE ?? null };
  return { ...brand, contact, seller: { ...brand.seller, taxNumbers: taxNumbersOf(config) } };
}

/** True on a developer's machine or in a test: not reachable from outside. */
export const isDeveloping = ({ TABLEE_ENV }: Pick<Config, "TABLEE_ENV">): boolean => TABLEE_ENV === "development" || TABLEE_ENV === "test";

export const apiDocsAreOpen = ({ TABLEE_API_DOCS, TABLEE_ENV }: Pick<Config, "TABLEE_API_DOCS" | "TABLEE_ENV">): boolean =>
  (TABLEE_API_DOCS ?? (TABLEE_ENV === "production" ? "closed" : "open")) === "open";

export const movableClock = (config: Config): boolean => config.TABLEE_ENV !== "production";
