import { verify as verifyTotp } from "otplib";

/** The life of a code, in seconds. */
const STEP_S = 30;

/** Returns the time step of an authenticator's code around now; undefined if it is not the authenticator's. */
export async function stepOfCode(secret: string, token: string): Promise<number | undefined> {
  const epoch = Math.floor(Date.now() / 1_000);
  const result = await verifyTotp({ secret, token, epoch, epochTolerance: STEP_S });
  return result.valid ? Math.floor(epoch / STEP_S) + result.delta : undefined;
}
