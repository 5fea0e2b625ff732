import type { Config } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import { ContentReader } from "./content-reader.ts";
import { contentful } from "./contentful-content.ts";
import { embeddedContent } from "./embedded-content.ts";

/** A text that an editor published shows within a minute. */
const FRESH_MS = 60_000;

type ContentConfig = Pick<Config, "CONTENTFUL_SPACE" | "CONTENTFUL_ENVIRONMENT" | "CONTENTFUL_TOKEN" | "TABLEE_CONTENT" | "LOG_LEVEL">;

/** Opens the content service where a space is configured, else the texts of the repository, which hold in production as well. */
export function openContent(config: ContentConfig): ContentReader {
  const { CONTENTFUL_SPACE: space, CONTENTFUL_TOKEN: accessToken, CONTENTFUL_ENVIRONMENT: environment } = config;
  const log = createLogger("content", config.LOG_LEVEL);
  const onFault = (fault: object) => log.warn(fault, "content that cannot be shown");
  if (!space || !accessToken) return new ContentReader(embeddedContent(config.TABLEE_CONTENT), { freshMs: 0, onFault });
  return new ContentReader(contentful({ space, environment, accessToken }), { freshMs: FRESH_MS, onFault });
}
