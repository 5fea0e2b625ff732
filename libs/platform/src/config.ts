import { z } from "zod";
import { type Brand, brands } from "./brand.ts";
import { published as publishedTaxNumbers, type TaxNumberName, taxNumberForms, taxNumbersOf } from "./seller.ts";

/** Published with the source: good for development and tests, and for nothing else. */
const publishedDefaults = {
  DATABASE_URL: "postgres://postgres:tablee@127.0.0.1:5432/tablee",
  TABLEE_MASTER_KEY: Buffer.alloc(32, "tablee-development-only").toString("base64"),
  PAYMENT_WEBHOOK_SECRET: "tablee-development-webhooks",
  PAYPAL_WEBHOOK_SECRET: "tablee-development-paypal",
  ...publishedTaxNumbers,
};

const Config = z.object({
  /** Holds the database's password. */
  DATABASE_URL: z.url().default(publishedDefaults.DATABASE_URL),
  REDIS_URL: z.url().default("redis://127.0.0.1:6379"),
  EVENT_STORE_URL: z.string().startsWith("esdb").default("esdb://127.0.0.1:2113?tls=false"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** Where people reach the site: links in mails, the origin that requests must come from. */
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
  /** The server that takes mails: smtp:// or smtps://, with user and password where it wants them. Without one they stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address that mails come from; by default the brand's. */
  MAIL_FROM: z.email().optional(),
  /** Where customers write to; by default where mails come from. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The number that customers call, as it is read; none is shown without one. */
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d][\d ().-]{6,20}$/, "it is not a telephone number")
    .optional(),
  /** The embedded providers that people sign in with, where they run. */
  IDENTITY_URL: z.url({ protocol: /^http$/ }).optional(),
  /** What Google, Facebook and Apple know this site by; people sign in with those that are given. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  APPLE_SERVICES_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** PEM, PKCS#8. */
  APPLE_PRIVATE_KEY: z.string().startsWith("-----BEGIN PRIVATE KEY-----").optional(),
  /** Embedded services that production may run on, by name and separated by commas: otherwise it does not start with any. */
  TABLEE_EMBEDDED: z.string().default(""),
  /** Proxies in front of the API, each of which appends its caller's address: entries before those cannot be trusted. */
  TABLEE_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** The name under which messages are sent and charges are made. */
  TABLEE_BRAND: z.enum(Object.keys(brands) as (keyof typeof brands)[]).default("tablee"),
  /** The seller's registration numbers: of GST and HST, of QST, of British Columbia's PST. */
  GST_NUMBER: taxNumberForms.GST_NUMBER.default(publishedDefaults.GST_NUMBER),
  QST_NUMBER: taxNumberForms.QST_NUMBER.default(publishedDefaults.QST_NUMBER),
  PST_NUMBER: taxNumberForms.PST_NUMBER.default(publishedDefaults.PST_NUMBER),
  /** Whether the API's own page and its openapi.json are served: by default everywhere but in production. */
  TABLEE_API_DOCS: z.enum(["open", "closed"]).optional(),
  /** What asks for /metrics shows it as its bearer token; without one they are served inside the network only, or while developing. */
  TABLEE_METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** Where the embedded gateways keep what a provider would keep (the card gateway's ledger, the outbox). */
  TABLEE_DATA: z.string().default(".data"),
  /** Where the two apps were built to. */
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
  return config;
}

type OfBrand = "TABLEE_BRAND" | "MAIL_FROM" | "SUPPORT_EMAIL" | "SUPPORT_PHONE" | TaxNumberName;

/** The brand that this process sells under, its contact and its seller's numbers as they are configured. */
export function brandOf(config: Pick<Config, OfBrand>): Brand {
  const brand = brands[config.TABLEE_BRAND];
  const contact = { email: config.SUPPORT_EMAIL ?? config.MAIL_FROM ?? brand.contact.email, phone: config.SUPPORT_PHONE ?? null };
  return { ...brand, contact, seller: { ...brand.seller, taxNumbers: taxNumbersOf(config) } };
}

/** On a developer's machine or in a test: not reachable from outside. */
export const isDeveloping = ({ TABLEE_ENV }: Pick<Config, "TABLEE_ENV">): boolean => TABLEE_ENV === "development" || TABLEE_ENV === "test";

export const apiDocsAreOpen = ({ TABLEE_API_DOCS, TABLEE_ENV }: Pick<Config, "TABLEE_API_DOCS" | "TABLEE_ENV">): boolean =>
  (TABLEE_API_DOCS ?? (TABLEE_ENV === "production" ? "closed" : "open")) === "open";

export const movableClock = (config: Config): boolean => config.TABLEE_ENV !== "production";
