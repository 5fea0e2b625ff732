import type { EventDefinition } from "@tablee/domain/kernel/log/events";
import { streamCategories } from "@tablee/domain/streams";
import { z } from "zod";

interface Json {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json;
  readonly prefixItems?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Json;
  readonly additionalProperties?: Json | boolean;
}

const MAX_WORDS = 8;

/** A JSON schema in a few words. */
export function wordsOf(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.length > MAX_WORDS
      ? `one of ${schema.enum.length} words`
      : schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(wordsOf))].join(" or ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(wordsOf).join(", ")}]`;
  if (schema.type === "array") return `list of ${schema.items ? wordsOf(schema.items) : "anything"}`;
  if (schema.type === "object") return objectWords(schema);
  if (schema.format === "date-time") return "instant";
  if (schema.format === "date") return "date";
  if (schema.type === "string") return "text";
  const { type = "anything" } = schema;
  if (typeof type !== "string") return type.map((one) => wordsOf({ ...schema, type: one })).join(" or ");
  return type === "integer" ? "whole number" : type;
}

function objectWords({ properties, required = [], additionalProperties }: Json): string {
  if (!properties) return typeof additionalProperties === "object" ? `map of ${wordsOf(additionalProperties)}` : "object";
  return `{ ${Object.keys(properties)
    .map((name) => (required.includes(name) ? name : `${name}?`))
    .join(", ")} }`;
}

function eventSection(type: string, { version, says, data, personal = [], changes = [] }: EventDefinition): string {
  const { properties = {}, required = [] } = z.toJSONSchema(data, { unrepresentable: "any" }) as Json;
  const rows = Object.entries(properties).map(([name, schema]) => {
    const marks = [required.includes(name) ? "" : "optional", personal.includes(name) ? "**personal, sealed**" : ""]
      .filter(Boolean)
      .join(", ");
    return `| \`${name}\` | ${wordsOf(schema).replaceAll("|", "\\|")} | ${marks} |`;
  });
  const followed = changes.length > 0 ? ` Changes: ${changes.join(", ")}.` : "";
  return [`### ${type}`, "", `${says} Version ${version}.${followed}`, "", "| field | holds | |", "|---|---|---|", ...rows, ""].join("\n");
}

/** docs/generated/events.md: every event there is, by category of stream. */
export function eventsPage(): string {
  const categories = Object.entries(streamCategories).sort(([a], [b]) => (a < b ? -1 : 1));
  const count = categories.reduce((total, [, events]) => total + Object.keys(events).length, 0);
  const contents = categories.map(([category, events]) => `| [\`${category}\`](#${category}) | ${Object.keys(events).join(", ")} |`);
  const sections = categories.map(([category, events]) => {
    const definitions: Readonly<Record<string, EventDefinition>> = events;
    return [`## ${category}`, "", ...Object.entries(definitions).map(([type, definition]) => eventSection(type, definition))].join("\n");
  });
  return [
    "# Events",
    "",
    "Made by `node tools/generate/src/main.ts` from `libs/domain/src/streams.ts`; not edited by hand.",
    "",
    `${count} events in ${categories.length} categories of streams. Streams are named \`category-id\`. Fields that are sealed are stored only inside an envelope that the person's key opens.`,
    "",
    "| category | events |",
    "|---|---|",
    ...contents,
    "",
    ...sections,
  ].join("\n");
}
