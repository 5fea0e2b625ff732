import { z } from "zod";
import { PositionText, Uuid } from "../kernel/schemas.ts";

/** Who asked for an erasure: the person, or a member of staff for them. */
export const ErasureAskedBy = z.enum(["client", "staff"]);
export type ErasureAskedBy = z.infer<typeof ErasureAskedBy>;

/** What an erasure destroys, each for good: the key to what events seal, and what stands beside the log. */
export const destroyedParts = ["key", "claims", "credentials", "sessions", "links", "codes", "answers", "attempts", "messages"] as const;
export const DestroyedPart = z.enum(destroyedParts);
export type DestroyedPart = z.infer<typeof DestroyedPart>;

/** What proves an erasure later without naming the person. */
export const ErasureCertificate = z.strictObject({
  number: z.string().regex(/^E(-[0-9A-F]{4}){3}$/),
  erasureId: Uuid,
  askedBy: ErasureAskedBy,
  destroyed: z.array(DestroyedPart),
  /** The position in the log of the request that was carried out. */
  position: PositionText,
  /** A keyed hash of the rest and of the account: a certificate that was changed does not match it. */
  seal: z.string().min(1).max(100),
});
export type ErasureCertificate = z.infer<typeof ErasureCertificate>;

/** The number of an erasure's certificate, known from the request on. */
export function certificateNumber(erasureId: string): string {
  const digits = erasureId.replaceAll("-", "").toUpperCase();
  return `E-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;
}
