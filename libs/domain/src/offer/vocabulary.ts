import { z } from "zod";

/** The audience of a code: a person who signs up, or an account, for its future boxes. One code of each kind is in force at a time. */
export const CodeAudience = z.enum(["sign-up", "account"]);
export type CodeAudience = z.infer<typeof CodeAudience>;

/** The name of the grant that is free delivery of the first box. */
export const FIRST_DELIVERY = "first-delivery";
