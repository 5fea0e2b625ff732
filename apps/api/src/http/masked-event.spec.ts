import { MASK } from "@tablee/contracts/sees";
import { staffRoles } from "@tablee/domain/kernel/log/actor";
import { definitionOf, streamCategories } from "@tablee/domain/streams";
import type { z } from "zod";
import { maskEvent } from "./masked-event.ts";

const eventTypes = Object.values(streamCategories).flatMap((events) => Object.keys(events));

/** A value of a schema's form with the path of each text as that text, whether or not the schema would accept it. */
function planted(schema: z.core.$ZodType, path: readonly string[] = []): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, value]) => [key, planted(value, [...path, key])]));
    case "array":
      return [planted(def.element, path)];
    case "record":
      return { some: planted(def.valueType, path) };
    case "union": {
      const options = def.options.map((option) => planted(option, path));
      const objects = options.filter((option) => typeof option === "object" && option !== null && !Array.isArray(option));
      return objects.length > 0 ? Object.assign({}, ...objects) : options[0];
    }
    case "nullable":
    case "optional":
    case "default":
    case "readonly":
      return planted(def.innerType, path);
    case "pipe":
      return planted(def.out, path);
    default:
      return def.type === "string" || def.type === "enum" ? path.join(".") : null;
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** The texts of an event that staff read. */
function seen(type: string, isSeen: boolean, role: (typeof staffRoles)[number]): readonly string[] {
  const event = { type, data: planted(definitionOf(type).data) };
  maskEvent(event, isSeen, role);
  return textsIn(event.data).filter((text) => text !== MASK);
}

const keyOf = (path: string): string => path.split(".").at(-1)!;
/** Names by which gateways call what opens a card or a wallet. */
const opensMoney = /token|fingerprint|secret|vault|nonce/i;
/** Names of fields by which a person is reached. */
const reaches = /^(email|phone|line|unit|buzzer|postalCode|instructions|street|latitude|longitude)$/;

describe.each(eventTypes)("%s", (type) => {
  const personal = new Set(definitionOf(type).personal);

  it("shows to nobody what opens a card, by whatever name", () => {
    for (const role of staffRoles) expect(seen(type, true, role).filter((path) => opensMoney.test(keyOf(path)))).toEqual([]);
  });

  it("shows of personal data the customer’s name and town alone, until it is revealed", () => {
    for (const role of staffRoles) {
      const open = seen(type, false, role).filter((path) => personal.has(path.split(".")[0]!));
      expect(open.filter((path) => path.includes("recipient") || !/^(firstName|lastName|city|province)$/.test(keyOf(path)))).toEqual([]);
    }
  });

  it("keeps what reaches a person in its sealed part", () => {
    const unsealed = textsIn(planted(definitionOf(type).data)).filter((path) => !personal.has(path.split(".")[0]!));
    expect(unsealed.filter((path) => reaches.test(keyOf(path)))).toEqual([]);
  });

  it("shows digits of a card to support alone", () => {
    for (const role of staffRoles) {
      const digits = seen(type, true, role).filter((path) => keyOf(path) === "last4");
      if (role !== "support" && role !== "admin") expect(digits).toEqual([]);
    }
  });
});
