import type { Language } from "@tablee/domain/kernel/place/region";
import type { FastifyRequest } from "fastify";

/** The language of the requesting page, as our own client sends it; undefined if the header names none of our languages. */
export const spokenLanguage = ({ headers }: Pick<FastifyRequest, "headers">): Language | undefined =>
  /^(en|fr)\b/i.exec(headers["accept-language"] ?? "")?.[1]?.toLowerCase() as Language | undefined;

/** The language that a browser prefers: French only if it comes first. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): Language =>
  headers["accept-language"]?.startsWith("fr") ? "fr" : "en";
