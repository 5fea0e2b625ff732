import { allCalls } from "../calls.ts";
import { openApiDocument } from "./document.ts";

interface Response {
  /** Beside a reference it replaces the referenced description. */
  readonly description?: string;
  readonly content?: object;
  /** The place of a response that several calls share. */
  readonly $ref?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, Response>>;
}

const document = openApiDocument() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: object; parameters: Record<string, Parameter> };
};
const operations = allCalls.map(
  (call) => [`${call.method} ${call.path}`, call, document.paths[call.path]![call.method.toLowerCase()]!] as const,
);

/** Resolves a reference within the document. */
const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

const parametersOf = ({ parameters }: Operation): Parameter[] | undefined =>
  parameters?.map((parameter) => ("$ref" in parameter ? (at(parameter.$ref) as Parameter) : parameter));

describe("the OpenAPI document", () => {
  it("is of version 3.1 and holds every call, each under an id of its own", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(allCalls.length);
    expect(new Set(operations.map(([, , operation]) => operation.operationId)).size).toBe(allCalls.length);
  });

  it.each(operations)("%s takes a query or a body, never both", (_, call, operation) => {
    expect(operation.requestBody === undefined).toBe(call.method === "GET");
    const query = parametersOf(operation)?.filter((parameter) => parameter.in === "query");
    expect(query?.length ?? 0).toBe(call.method === "POST" ? 0 : parametersOf(operation)!.length);
  });

  it.each(operations)("%s requires a key exactly where it moves money", (_, call, operation) => {
    const headers = parametersOf(operation)?.filter((parameter) => parameter.in === "header") ?? [];
    expect(headers).toMatchObject(call.idempotent ? [{ name: "Idempotency-Key", required: true }] : []);
  });

  it.each(operations)("%s names its callers", (_, call, operation) => {
    const scheme = call.who === "visitor" ? [] : [{ [typeof call.who === "string" ? "client" : "staff"]: [] }];
    expect(operation.security).toEqual(scheme);
    expect(operation.tags).toHaveLength(1);
  });

  it.each(operations)("%s names each of its refusals under its status", (_, call, operation) => {
    const described = Object.values(operation.responses)
      .map((response) => response.description ?? (at(response.$ref!) as Response).description)
      .join("; ");
    for (const code of call.refusals ?? []) expect(described).toContain(code);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["200", "422", "503"]));
    expect(operation.responses[401] === undefined).toBe(
      call.who === "visitor" && !described.includes("sign-in-failed") && !described.includes("code-required"),
    );
  });

  it("refers to nothing that it does not hold", () => {
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, pointer]) => pointer!);
    expect(referred.length).toBeGreaterThan(0);
    for (const pointer of new Set(referred)) expect([pointer, at(pointer)]).toEqual([pointer, expect.any(Object)]);
  });

  it("holds each schema that carries an id once, and no definitions inside of calls", () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain("$defs");
    for (const [id, schema] of Object.entries(document.components.schemas))
      expect([id, text.split(JSON.stringify(schema)).length]).toEqual([id, 2]);
  });

  it("states a parameter that several calls take once, under its name", () => {
    const stated = operations.flatMap(([, , { parameters = [] }]) => parameters.filter((parameter) => !("$ref" in parameter)));
    expect(stated.length).toBeGreaterThan(20);
    expect(new Set(stated.map((parameter) => JSON.stringify(parameter))).size).toBe(stated.length);
    for (const [key, { name }] of Object.entries(document.components.parameters))
      if (key !== "IdempotencyKey") expect(key).toMatch(new RegExp(`^${name}\\d*$`));
  });

  it("takes no more than 2,300 characters a call, since shapes that calls share stand in it once", () => {
    expect(JSON.stringify(document, null, 1).length / operations.length).toBeLessThan(2_300);
  });
});
