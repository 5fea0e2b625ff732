/** The read model is another process's now, or being rebuilt or mended, or has other keys parked: its state must be read again. */
export class Left extends Error {
  override readonly name = "Left";
}
