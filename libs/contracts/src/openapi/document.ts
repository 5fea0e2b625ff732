import { z } from "zod";
import { type Call, isPersonal } from "../call.ts";
import { allCalls } from "../calls.ts";
import { ErrorBody, errors, REQUIRE_LOGIN, statusOf } from "../errors.ts";
import { schemaNames } from "./schema-names.ts";

type Json = Record<string, unknown>;

/** Shapes of calls as JSON schemas. One that carries an id is kept once, for `components.schemas`; calls refer to it there. */
class Schemas {
  readonly #named = new Map<string, string>();

  /** @throws Error where two different schemas carry one id */
  of(type: z.ZodType, io: "input" | "output"): Json {
    const { $schema: _, ...converted } = z.toJSONSchema(type, {
      io,
      target: "draft-2020-12",
      unrepresentable: "any",
      metadata: schemaNames,
      override: ({ jsonSchema }) => withoutSafeBounds(jsonSchema),
    });
    const { $defs = {}, ...json } = JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [id, schema] of Object.entries<Json>($defs)) this.#keep(id, schema);
    return json;
  }

  /** Sorted by id: an added call moves no other schema. */
  get named(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, text]) => [id, JSON.parse(text)]));
  }

  #keep(id: string, { id: _, ...schema }: Json): void {
    const text = JSON.stringify(schema);
    if ((this.#named.get(id) ?? text) !== text) throw new Error(`two different schemas carry the id ${id}`);
    this.#named.set(id, text);
  }
}

/** Removes the bounds that every whole number of JSON has: they carry no information. */
function withoutSafeBounds(schema: { minimum?: number | undefined; maximum?: number | undefined }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const groupOf = (path: string): string => {
  const parts = path.split("/").filter(Boolean);
  if (parts[0] === "api") return parts[1] === "admin" ? `admin/${parts[2]}` : (parts[2] ?? "api");
  return parts[0] ?? "api";
};

const operationId = (call: Call): string =>
  `${call.method.toLowerCase()}_${call.path.replace(/^\/(api\/(v1\/)?)?/, "").replace(/[^a-zA-Z0-9]+/g, "_")}`;

function parametersOf(call: Call, schemas: Schemas): Json[] {
  const { properties = {}, required = [] } = schemas.of(call.input, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

/** Parameters in the path; the body has them too. */
const inPath = ({ path }: Call): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));

const failure: Json = { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" } } };
const login: Json = { "text/plain": { schema: { const: REQUIRE_LOGIN } } };

/** Failures that most calls share, word for word. A refusal that is the only one of its status is shared too, under its code. */
const sharedResponses = {
  WrongInput: { description: "The input is not what it should be", content: failure },
  Unavailable: { description: "A service is unavailable; see Retry-After", content: failure },
  /** A response that refers to it replaces the description with its codes. */
  Refused: { description: "A rule refuses it", content: failure },
  LoginRequired: { description: `The body is the text ${REQUIRE_LOGIN}`, content: login },
};

const shared = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

function responsesOf(call: Call, schemas: Schemas): Json {
  const said = new Map<number, string[]>();
  const forbidden = [
    ...(call.who === "client-reauthenticated" ? ["reauthentication-required"] : []),
    ...(isPersonal(call) ? ["acting-refused"] : []),
  ];
  if (forbidden.length > 0) said.set(403, forbidden);
  for (const code of call.refusals ?? []) said.set(statusOf(code), [...(said.get(statusOf(code)) ?? []), code]);
  const everywhere = new Map<number, keyof typeof sharedResponses>([
    [422, "WrongInput"],
    [503, "Unavailable"],
    ...(call.who === "visitor" ? [] : [[401, "LoginRequired"] as const]),
  ]);
  const failures: Record<number, Json> = {};
  for (const [status, words] of said) {
    const name = everywhere.get(status);
    const described = (whole: Json, ...first: string[]): Json => ({ ...whole, description: [...first, ...words].join("; ") });
    if (name === "LoginRequired") failures[status] = described({ content: { ...login, ...failure } }, sharedResponses[name].description);
    else if (name) failures[status] = described(shared(name), sharedResponses[name].description);
    else failures[status] = words.length === 1 ? shared(words[0]!) : described(shared("Refused"));
  }
  for (const [status, name] of everywhere) failures[status] ??= shared(name);
  return { 200: answerOf(schemas.of(call.output, "output")), ...failures };
}

const answer = (schema: Json): Json => ({ description: "Done", content: { "application/json": { schema } } });

/** An answer of one named shape is stated once, under that name. */
const answerOf = (schema: Json): Json => (typeof schema.$ref === "string" ? shared(schema.$ref.split("/").at(-1)!) : answer(schema));

/** The answers of one named shape, by its name. */
function answersOf(paths: Readonly<Record<string, Json>>, named: Json): Json {
  const text = JSON.stringify(paths);
  const names = Object.keys(named).filter((name) => text.includes(JSON.stringify(shared(name))));
  return Object.fromEntries(names.map((name) => [name, answer({ $ref: `#/components/schemas/${name}` })]));
}

const body = (schema: Json): Json => ({ required: true, content: { "application/json": { schema } } });
const sharedBody = (name: string): Json => ({ $ref: `#/components/requestBodies/${name}` });

/** A body of one named shape is stated once, under that name. */
const bodyOf = (schema: Json): Json => (typeof schema.$ref === "string" ? sharedBody(schema.$ref.split("/").at(-1)!) : body(schema));

/** The bodies of one named shape, by its name. */
function bodiesOf(paths: Readonly<Record<string, Json>>, named: Json): Json {
  const text = JSON.stringify(paths);
  const names = Object.keys(named).filter((name) => text.includes(JSON.stringify(sharedBody(name))));
  return Object.fromEntries(names.map((name) => [name, body({ $ref: `#/components/schemas/${name}` })]));
}

/** The failures that are the only one of their status for some call, by their codes. */
function aloneOf(paths: Readonly<Record<string, Json>>): Json {
  const text = JSON.stringify(paths);
  const codes = Object.keys(errors).filter((code) => text.includes(JSON.stringify(shared(code))));
  return Object.fromEntries(codes.toSorted().map((code) => [code, { description: code, content: failure }]));
}

interface Operation extends Json {
  parameters?: Json[];
}

/** States each parameter that several calls take once, under its name, and puts references in its places. Returns them by those names. */
function shareParameters(paths: Readonly<Record<string, Json>>): Json {
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Operation[]);
  const texts = operations.flatMap(({ parameters = [] }) =>
    parameters.filter(({ $ref }) => $ref === undefined).map((one) => JSON.stringify(one)),
  );
  const shared = [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))].sort();
  const nameOf = (text: string): string => (JSON.parse(text) as { name: string }).name;
  const keys = new Map(
    shared.map((text, at) => {
      const before = shared.slice(0, at).filter((other) => nameOf(other) === nameOf(text)).length;
      return [text, `${nameOf(text)}${before === 0 ? "" : before + 1}`] as const;
    }),
  );
  const referred = (parameter: Json): Json => {
    const key = keys.get(JSON.stringify(parameter));
    return key === undefined ? parameter : { $ref: `#/components/parameters/${key}` };
  };
  for (const operation of operations) if (operation.parameters) operation.parameters = operation.parameters.map(referred);
  return Object.fromEntries([...keys].map(([text, key]) => [key, JSON.parse(text)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const idempotencyKey = { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", minLength: 1, maxLength: 200 } };

function operationOf(call: Call, schemas: Schemas): Json {
  const security = call.who === "visitor" ? [] : [{ [typeof call.who === "string" ? "client" : "staff"]: [] }];
  const asked =
    call.method === "POST" ? { requestBody: bodyOf(schemas.of(call.input, "input")) } : { parameters: parametersOf(call, schemas) };
  return {
    operationId: operationId(call),
    tags: [groupOf(call.path)],
    summary: call.summary,
    "x-who": call.who,
    ...(call.own ? { "x-own": true } : {}),
    security,
    ...asked,
    ...(call.idempotent ? { parameters: [{ $ref: "#/components/parameters/IdempotencyKey" }] } : {}),
    ...(inPath(call).length > 0 ? { parameters: inPath(call) } : {}),
    responses: responsesOf(call, schemas),
  };
}

/** The OpenAPI 3.1 document of every call, made from the contract. */
export function openApiDocument(): Json {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  for (const call of allCalls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  const parameters = shareParameters(paths);
  schemas.of(z.object({ failure: ErrorBody }), "output");
  const cookie = (name: string) => ({ type: "apiKey", in: "cookie", name });
  return {
    openapi: "3.1.0",
    info: { title: "Tablée", version: "1", description: "Meal kits, ready-to-eat meals and market items by subscription." },
    paths,
    components: {
      schemas: schemas.named,
      parameters: { IdempotencyKey: idempotencyKey, ...parameters },
      requestBodies: bodiesOf(paths, schemas.named),
      responses: { ...sharedResponses, ...answersOf(paths, schemas.named), ...aloneOf(paths) },
      securitySchemes: { client: cookie("__Host-tablee"), staff: cookie("__Host-tablee-staff") },
    },
  };
}
