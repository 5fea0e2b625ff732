import type { Language } from "@tablee/domain/kernel/place/region";
import type { Voice } from "@tablee/domain/kernel/voices";
import type { Pair } from "@tablee/domain/kernel/words";
import { roleWords } from "@tablee/domain/staff/words";
import { allFacts } from "./all-facts.ts";
import { type Data, idOf } from "./data.ts";
import type { EventFacts, EventType } from "./event-facts.ts";
import { type Context, phrases } from "./phrases.ts";
import { fill, type Sentences, sentenceAmong } from "./sentence.ts";

interface HistoryEvent {
  readonly type: string;
  readonly stream: string;
  readonly data: Data;
}

/** The actor of an event; the name is empty once the person was forgotten. */
interface Actor {
  readonly kind: "client" | "staff" | "system";
  readonly name: string;
  readonly role?: string | undefined;
}

/**
 * An event in one sentence for the customer; undefined for one that their voice omits. A type without an entry has a sentence that does
 * not name it.
 */
export function customerSentence({ by, ...event }: HistoryEvent & { readonly by: Actor["kind"] }, context: Context): string | undefined {
  const { language } = context;
  if (!isKnown(event.type)) return fill(unknown.customer, language);
  const { customer, facts } = allFacts[event.type];
  if ("omitted" in customer) return undefined;
  return sentenceOf(customer, facts, event, "customer", fill(customerActors[by], language), context);
}

/** An event in one sentence for staff. A type without an entry is named as it is stored. */
export function staffSentence({ actor, ...event }: HistoryEvent & { readonly actor: Actor }, context: Context): string {
  const who = staffActor(actor, context.language);
  if (!isKnown(event.type)) return fill(unknown.staff, context.language, { type: event.type, who });
  const { staff, facts } = allFacts[event.type];
  return sentenceOf(staff, facts, event, "staff", who, context);
}

const isKnown = (type: string): type is EventType => Object.hasOwn(allFacts, type);

function sentenceOf(
  sentences: Sentences,
  facts: EventFacts["facts"],
  { data, stream }: HistoryEvent,
  voice: Voice,
  who: string,
  context: Context,
): string {
  const { variant = "", count = 0, ...values } = facts?.(data, phrases(voice, context), idOf(stream)) ?? {};
  const variants = typeof variant === "string" ? [variant] : variant;
  return fill(sentenceAmong(sentences, variants, count, context.language), context.language, { ...values, count, who });
}

/** At the beginning of a sentence; in French with the auxiliary of its verb. */
const customerActors = {
  client: ["You", "Vous avez"],
  staff: ["Our team", "Notre équipe a"],
  system: ["Our system", "Notre système a"],
} satisfies Readonly<Record<Actor["kind"], Pair>>;

const someone = {
  client: ["The customer", "La clientèle"],
  system: ["The system", "Le système"],
} satisfies Readonly<Record<string, Pair>>;

/** A person by name, staff with their role. The screen names the part of the system beside the sentence. */
function staffActor({ kind, name, role = "" }: Actor, language: Language): string {
  if (kind === "system") return fill(someone.system, language);
  if (kind === "client") return name || fill(someone.client, language);
  if (!role) return name;
  const title = Object.hasOwn(roleWords, role) ? fill(roleWords[role as keyof typeof roleWords], language) : role;
  return `${name} (${title})`;
}

const unknown = {
  customer: [
    "Something happened that this page has no words for yet; the other file (JSON) has it",
    "Il s’est passé quelque chose que cette page ne sait pas encore dire; l’autre fichier (JSON) le contient",
  ],
  staff: ["{{type}} by {{who}}", "{{type}} par {{who}}"],
} satisfies Readonly<Record<Voice, Pair>>;
