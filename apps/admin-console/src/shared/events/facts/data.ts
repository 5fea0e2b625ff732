/** The data of an event as it comes over the wire: what a newer or an older version lacks reads as empty. */
export type Data = Readonly<Record<string, unknown>>;

export const inner = (data: Data, key: string): Data => {
  const value = data[key];
  return typeof value === "object" && value !== null ? (value as Data) : {};
};
export const text = (data: Data, key: string): string => (typeof data[key] === "string" ? data[key] : "");
export const int = (data: Data, key: string): number => (typeof data[key] === "number" ? data[key] : 0);
export const list = (data: Data, key: string): readonly unknown[] => (Array.isArray(data[key]) ? data[key] : []);
export const words = (data: Data, key: string): readonly string[] => list(data, key).filter((item) => typeof item === "string");
export const quantities = (data: Data): number => list(data, "lines").reduce<number>((sum, line) => sum + int(line as Data, "quantity"), 0);
export const skusOf = (data: Data): string =>
  list(data, "lines")
    .map((line) => text(line as Data, "sku"))
    .join(", ");
