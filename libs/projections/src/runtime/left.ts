/**
 * A different process applies the read model now, or it is being rebuilt or repaired, or has other keys parked: its state must be read
 * again.
 */
export class Left extends Error {
  override readonly name = "Left";
}
