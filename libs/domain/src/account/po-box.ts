const PO_BOX = /\b(p\.?\s*o\.?\s*box|c\.?\s*p\.?\s*\d+|case postale|station postale)\b/i;

/** True if a line of an address, in either language, names a PO box, which drivers cannot deliver to. */
export const isPoBox = (line: string): boolean => PO_BOX.test(line);
