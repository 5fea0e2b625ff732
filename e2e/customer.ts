import { expect, type Page, test } from "@playwright/test";
import type { OrderCard } from "@tablee/contracts/schemas";
import { eventually, type Home, ordersOf, type Somebody, signUp } from "../test/people.ts";
import type { Language } from "./sign-up.ts";

/** The address of the server that a story opens. */
export const origin = (): string => test.info().project.use.baseURL!;

export type Customer = Awaited<ReturnType<typeof signUp>>;

interface Household {
  readonly language: Language;
  readonly recipes?: number;
  /** Laval by default. */
  readonly home?: Home | undefined;
}

/** Signs a household up over HTTP, for the stories whose subject is not sign-up. */
export const household = ({ language, recipes, home }: Household): Promise<Customer> =>
  signUp(origin(), { language, ...(recipes && { recipes }), ...(home && { home }) });

/** Signs a household in to this browser. */
export async function customerIn(page: Page, language: Language, recipes = 2, home?: Home): Promise<Customer> {
  const person = await household({ language, recipes, home });
  await signInAs(page, person);
  return person;
}

/** Puts the session of a household into this browser. */
export const signInAs = (page: Page, { jar }: Customer): Promise<void> =>
  page.context().addCookies([...jar].map(([name, value]) => ({ name, value, url: "https://localhost/" })));

/** A box after its change, and as it is to be: what the page wrote may reach this reader a moment later, and one of its events at a time. */
export async function changedSince(person: Somebody, before: OrderCard, status: OrderCard["status"] = before.status): Promise<OrderCard> {
  const now = async () => (await ordersOf(person)).find(({ orderId }) => orderId === before.orderId)!;
  const after = await eventually(now, (box) => box.version > before.version && box.status === status);
  expect([after.status, after.version > before.version]).toEqual([status, true]);
  return after;
}

export const editorOf: Record<Language, (orderId: string) => string> = {
  en: (orderId) => `/orders/${orderId}/editor`,
  fr: (orderId) => `/commandes/${orderId}/editeur`,
};
