import type { Language } from "@tablee/domain/kernel/place/region";
import { z } from "zod";
import { failureWords } from "./errors/failure-words.ts";
import { refusalWords } from "./errors/refusal-words.ts";

/** The body of every failed call, except for a missing sign-in, whose body is the bare text `require_login`. */
export const ErrorBody = z
  .strictObject({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
    /** The page to go to instead. */
    redirect: z.string().optional(),
    /** The invalid fields of the input. */
    fields: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "ErrorBody" });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const REQUIRE_LOGIN = "require_login";

/** Codes, statuses and words of every error that a call can return. The one place for them. */
export const errors = { ...refusalWords, ...failureWords } as const;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

export const wordsOf = (code: string, language: Language): string => (isErrorCode(code) ? errors[code] : errors["server-error"])[language];
export const statusOf = (code: string): number => (isErrorCode(code) ? errors[code].status : 409);

/** The body of a failed call that has only its code. */
export const errorBodyOf = (code: ErrorCode, language: Language): ErrorBody => ({ code, message: wordsOf(code, language) });
