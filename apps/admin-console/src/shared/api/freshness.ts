import { AnswerFreshness } from "@tablee/ui/app/freshness";

export const freshness = new AnswerFreshness();
