import { bareCode } from "@tablee/domain/kernel/text/tidy";

/** A whole Canadian postal code, in any spelling: letters that Canada Post does not use are refused. */
const pattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** 'h2x1y4' becomes 'H2X 1Y4'; undefined if it is no postal code. */
export function normalPostalCode(text: string): string | undefined {
  const bare = bareCode(text);
  return pattern.test(bare) ? `${bare.slice(0, 3)} ${bare.slice(3)}` : undefined;
}
