/** The data of an event as it comes over the wire: what a newer or an older version lacks reads as empty. */
export type Data = Readonly<Record<string, unknown>>;

export const inner = (data: Data, key: string): Data => {
  const value = data[key];
  return typeof value === "object" && value !== null ? (value as Data) : {};
};
export const text = (data: Data, key: string): string => (typeof data[key] === "string" ? data[key] : "");
export const int = (data: Data, key: string): number => (typeof data[key] === "number" ? data[key] : 0);
export const list = (data: Data, key: string): readonly Data[] => (Array.isArray(data[key]) ? (data[key] as readonly Data[]) : []);
/** The units of an order's lines. */
export const units = (data: Data): number => list(data, "lines").reduce((sum, line) => sum + int(line, "quantity"), 0);
