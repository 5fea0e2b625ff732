import type { Language } from "@tablee/domain/kernel/place/region";
import type { FastifyRequest } from "fastify";

/** The language of the page that asks, as our own client says it; undefined where nothing is said of a language of ours. */
export const spokenLanguage = ({ headers }: Pick<FastifyRequest, "headers">): Language | undefined =>
  /^(en|fr)\b/i.exec(headers["accept-language"] ?? "")?.[1]?.toLowerCase() as Language | undefined;

/** The language that a browser asks for: French only where it comes first. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): Language =>
  headers["accept-language"]?.startsWith("fr") ? "fr" : "en";
