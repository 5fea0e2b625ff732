import { createClient } from "contentful";
import { z } from "zod";
import { PermanentFailure, TransientFailure } from "../port-failure.ts";
import { type ContentService, checkedExpiry, checkedQuery } from "./content-service.ts";
import { orderFieldOf } from "./content-types.ts";
import { fromDocument, isDocument } from "./from-document.ts";

/** The space to read, by its delivery token. */
export interface ContentfulSettings {
  readonly space: string;
  readonly environment: string;
  readonly accessToken: string;
  /** Another host and port, reached without TLS: for tests. */
  readonly insecureHost?: string;
  /** The greatest number of requests a second; by default 7. */
  readonly throttle?: number;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 5;
const THROTTLE = 7;
/** Links are resolved through one entry to the next: a category's questions, a question's pictures. */
const INCLUDE = 2;
const PAGE = 1_000;
/** Statuses that no repetition of the same query changes. */
const REFUSED = new Set([400, 401, 403, 404, 422]);

/**
 * The content delivery service of Contentful, by its own client: it retries what failed on the way, with 5xx or 429, up to five times
 * with growing waits (after 429 by its header), and sends at most seven requests a second.
 */
export function contentful({ insecureHost, throttle = THROTTLE, ...space }: ContentfulSettings): ContentService {
  const options = {
    ...space,
    timeout: TIMEOUT_MS,
    retryLimit: RETRIES,
    throttle,
    logHandler: () => {},
    ...(insecureHost && { host: insecureHost, insecure: true }),
  };
  const client = createClient(options).withoutUnresolvableLinks;
  return {
    async entries(query) {
      const { type, locale, where = {} } = checkedQuery(query);
      const fields = Object.fromEntries(Object.entries(where).map(([name, value]) => [`fields.${name}`, value]));
      // The service refuses an order by a field that a type has not.
      const orderField = orderFieldOf(type);
      const order = orderField === undefined ? {} : { order: [`fields.${orderField}`] };
      const { items } = await answered(
        client.getEntries({ content_type: type, locale, include: INCLUDE, limit: PAGE, ...order, ...fields } as never),
      );
      return items.map((entry) => ({ id: entry.sys.id, fields: fieldsOf(entry.fields, INCLUDE) }));
    },
    async assetKey(expiresAt) {
      return answered(client.createAssetKey(checkedExpiry(expiresAt, Date.now() / 1000)));
    },
  };
}

/** The client puts what the service answered into the message of its error. */
const Refusal = z.object({ status: z.number() });

async function answered<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    const status = statusOf(error);
    if (status !== undefined && REFUSED.has(status))
      throw new PermanentFailure("content-refused", `The content service refuses with ${status}.`);
    throw new TransientFailure("content-unreachable", "The content service is away.");
  }
}

function statusOf(error: unknown): number | undefined {
  try {
    return Refusal.safeParse(JSON.parse((error as Error).message)).data?.status;
  } catch {
    return undefined;
  }
}

const Asset = z.object({
  sys: z.object({ type: z.literal("Asset") }),
  fields: z.object({
    title: z.string().optional(),
    file: z.object({ url: z.string(), details: z.object({ image: z.object({ width: z.int(), height: z.int() }).optional() }).optional() }),
  }),
});
const Linked = z.object({ sys: z.object({ type: z.literal("Entry"), id: z.string() }), fields: z.record(z.string(), z.unknown()) });

const fieldsOf = (fields: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(value, depth)]));

/** A field in the product's own form; a linked entry becomes its fields with its id, and an image its address, title and size in pixels. */
function fieldOf(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((item) => fieldOf(item, depth));
  if (typeof value !== "object" || value === null) return value;
  if (isDocument(value)) return fromDocument(value);
  const asset = Asset.safeParse(value).data;
  if (asset) {
    const { title, file } = asset.fields;
    return { url: new URL(file.url, "https://images.ctfassets.net").href, title, ...file.details?.image };
  }
  const entry = Linked.safeParse(value).data;
  if (entry) return depth === 0 ? undefined : { id: entry.sys.id, ...fieldsOf(entry.fields, depth - 1) };
  return value;
}
