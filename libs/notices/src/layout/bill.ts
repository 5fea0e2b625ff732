/** One line of a bill: the item, its amount, a note, and whether it sums up the lines above it. */
export interface BillLine {
  readonly label: string;
  readonly amount: string;
  readonly note?: string | undefined;
  readonly sum?: true;
}

/** A box, an addition or a refund, line by line. */
export interface Bill {
  readonly title: string;
  readonly lines: readonly BillLine[];
}
