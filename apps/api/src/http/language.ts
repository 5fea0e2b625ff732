import type { Language } from "@tablee/domain/kernel/region";
import type { FastifyRequest } from "fastify";

/** The language that a browser asks for: French only where it comes first. */
export const languageOf = ({ headers }: Pick<FastifyRequest, "headers">): Language =>
  headers["accept-language"]?.startsWith("fr") ? "fr" : "en";
