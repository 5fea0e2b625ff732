/** The data of an event as the API sends it: a field that another version lacks, or that is masked, reads as empty. */
export type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;
const listed = (data: Data, key: string): readonly unknown[] => (Array.isArray(data[key]) ? data[key] : []);

export const inner = (data: Data, key: string): Data => (isData(data[key]) ? data[key] : {});
export const text = (data: Data, key: string): string => (typeof data[key] === "string" ? data[key] : "");
export const int = (data: Data, key: string): number => (typeof data[key] === "number" ? data[key] : 0);
export const list = (data: Data, key: string): readonly Data[] => listed(data, key).map((item) => (isData(item) ? item : {}));
export const texts = (data: Data, key: string): readonly string[] => listed(data, key).filter((item) => typeof item === "string");

/** The units of all lines. */
export const unitsIn = (data: Data): number => list(data, "lines").reduce((sum, line) => sum + int(line, "quantity"), 0);
export const skusOf = (data: Data): string =>
  list(data, "lines")
    .map((line) => text(line, "sku"))
    .join(", ");

/** The id in a stream's name. */
export const idOf = (stream: string): string => stream.slice(stream.indexOf("-") + 1);
