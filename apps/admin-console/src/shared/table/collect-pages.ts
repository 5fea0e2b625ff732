/** One page of a keyset. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Reads a keyset from its first page to its last. */
export async function collectPages<Row>(
  read: (after: string | undefined) => Promise<Page<Row>>,
  onRows: (count: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    rows.push(...page.rows);
    onRows(rows.length);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return rows;
}
