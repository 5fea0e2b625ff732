import { z } from "zod";
import type { Call } from "./call.ts";
import { allCalls } from "./calls.ts";
import { ErrorBody, REQUIRE_LOGIN, statusOf } from "./errors.ts";

type Json = Record<string, unknown>;

const jsonSchema = (type: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(type, { io, target: "draft-2020-12", unrepresentable: "any", reused: "inline" });
  return inline(json) as Json;
};

/** Definitions that a schema refers to are put in their place: each call can then be read by itself. */
function inline(json: Json): unknown {
  const { $defs = {}, ...rest } = json as Json & { $defs?: Record<string, Json> };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const ref = (value as Json).$ref;
    if (typeof ref === "string" && ref.startsWith("#/$defs/")) return resolve($defs[ref.slice("#/$defs/".length)]);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve(rest);
}

const groupOf = (path: string): string => {
  const parts = path.split("/").filter(Boolean);
  if (parts[0] === "api") return parts[1] === "admin" ? `admin/${parts[2]}` : (parts[2] ?? "api");
  return parts[0] ?? "api";
};

const operationId = (call: Call): string =>
  `${call.method.toLowerCase()}_${call.path.replace(/^\/(api\/(v1\/)?)?/, "").replace(/[^a-zA-Z0-9]+/g, "_")}`;

function parametersOf(call: Call): Json[] {
  const { properties = {}, required = [] } = jsonSchema(call.input, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "query", required: required.includes(name), schema }));
}

function responsesOf(call: Call): Json {
  const said = new Map<number, string[]>([
    [422, ["The input is not what it should be"]],
    [503, ["A service is away; see Retry-After"]],
  ]);
  if (call.who === "client-reauthenticated") said.set(403, ["reauthentication-required"]);
  for (const code of call.refusals ?? []) said.set(statusOf(code), [...(said.get(statusOf(code)) ?? []), code]);
  const failure: Json = { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } };
  const login: Json = { "text/plain": { schema: { const: REQUIRE_LOGIN } } };
  if (call.who !== "visitor") said.set(401, [`The body is the text ${REQUIRE_LOGIN}`, ...(said.get(401) ?? [])]);
  const content = (status: number): Json =>
    status === 401 && call.who !== "visitor"
      ? { ...login, ...(call.refusals?.some((code) => statusOf(code) === 401) ? failure : {}) }
      : failure;
  const failures = [...said].map(([status, words]) => [status, { description: words.join("; "), content: content(status) }]);
  return {
    200: { description: "Done", content: { "application/json": { schema: jsonSchema(call.output, "output") } } },
    ...Object.fromEntries(failures),
  };
}

const idempotencyKey = { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", minLength: 1, maxLength: 200 } };

function operationOf(call: Call): Json {
  const security = call.who === "visitor" ? [] : [{ [typeof call.who === "string" ? "client" : "staff"]: [] }];
  const body =
    call.method === "POST"
      ? { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(call.input, "input") } } } }
      : { parameters: parametersOf(call) };
  return {
    operationId: operationId(call),
    tags: [groupOf(call.path)],
    summary: call.summary,
    "x-who": call.who,
    ...(call.own ? { "x-own": true } : {}),
    security,
    ...body,
    ...(call.idempotent ? { parameters: [idempotencyKey] } : {}),
    responses: responsesOf(call),
  };
}

/** The OpenAPI 3.1 document of every call, made from the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of allCalls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  const cookie = (name: string) => ({ type: "apiKey", in: "cookie", name });
  return {
    openapi: "3.1.0",
    info: { title: "Tablée", version: "1", description: "Meal kits, ready-to-eat meals and market items by subscription." },
    paths,
    components: {
      schemas: { ErrorBody: jsonSchema(ErrorBody, "output") },
      securitySchemes: { client: cookie("__Host-tablee"), staff: cookie("__Host-tablee-staff") },
    },
  };
}
