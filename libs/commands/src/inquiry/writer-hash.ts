import { addressKey } from "@tablee/domain/kernel/text/email-address";
import type { Steps } from "../steps.ts";

/** The keyed hash of a writer's address, equal for each way to write the address. */
export const writerHashOf = ({ ports }: Pick<Steps, "ports">, email: string): string =>
  ports.hashes.keyed("inquiry-writer", addressKey(email));
