import { type Logger, pino } from "pino";

export type { Logger };

/** Structured logs on standard output. Personal data must not get into them: fields that could hold it are redacted by name. */
export const createLogger = (name: string, level: string): Logger =>
  pino({
    name,
    level,
    redact: {
      paths: ["*.email", "*.password", "*.person", "*.address", "*.phone", "req.headers.cookie", "req.headers.authorization"],
      censor: "[redacted]",
    },
  });
