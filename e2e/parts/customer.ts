import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { OrderCard } from "@tablee/contracts/schemas";
import { makeSpares, type SpareHousehold, spareKinds } from "@tablee/demo/spares";
import { eventually, type Home, ordersOf, signedIn, signUp, type Visitor } from "../../test/stage/people.ts";
import type { Language } from "./sign-up.ts";

/** The address of the server that a story opens. */
export const origin = (): string => test.info().project.use.baseURL!;

export type Customer = Awaited<ReturnType<typeof signUp>>;

interface Wanted {
  readonly language: Language;
  readonly recipes?: number;
  /** Laval by default. */
  readonly home?: Home | undefined;
}

/** Spare households of a server's season; a claim on one is a folder in E2E_DATA. */
const { E2E_SPARES = "0", E2E_DATA } = process.env;
const spares = makeSpares(spareKinds(Number(E2E_SPARES)));

/**
 * A household whose first box is paid: a spare one of the server's season, which no other story gets, or, if none is left or a
 * different address is needed, one that signs up over HTTP.
 */
export async function household({ language, recipes = 2, home }: Wanted): Promise<Customer> {
  const isWanted = (spare: SpareHousehold) => spare.language === language && spare.recipes === recipes;
  const claimed = home ? undefined : spares.find((spare) => isWanted(spare) && claim(spare));
  if (claimed) return signedIn(origin(), { language, email: claimed.person.email });
  return signUp(origin(), { language, recipes, ...(home && { home }) });
}

/** True for the first story that claims a household. Claims are on disk: a worker that replaces a failed one must see them. */
function claim({ accountId }: SpareHousehold): boolean {
  const claims = join(E2E_DATA!, "claims", test.info().project.name);
  mkdirSync(claims, { recursive: true });
  try {
    mkdirSync(join(claims, accountId));
    return true;
  } catch {
    return false;
  }
}

/** Signs a household in to this browser. */
export async function customerIn(page: Page, language: Language, recipes = 2, home?: Home): Promise<Customer> {
  const person = await household({ language, recipes, home });
  await signInAs(page, person);
  return person;
}

/** Puts the session of a household into this browser. */
export const signInAs = (page: Page, { jar }: Customer): Promise<void> =>
  page.context().addCookies([...jar].map(([name, value]) => ({ name, value, url: "https://localhost/" })));

/** A box after its change, in the expected status: what the page wrote may reach this reader a moment later, and one event at a time. */
export async function changedSince(person: Visitor, before: OrderCard, status: OrderCard["status"] = before.status): Promise<OrderCard> {
  const now = async () => (await ordersOf(person)).find(({ orderId }) => orderId === before.orderId)!;
  const after = await eventually(now, (box) => box.version > before.version && box.status === status);
  expect([after.status, after.version > before.version]).toEqual([status, true]);
  return after;
}

export const editorOf: Record<Language, (orderId: string) => string> = {
  en: (orderId) => `/orders/${orderId}/editor`,
  fr: (orderId) => `/commandes/${orderId}/editeur`,
};
