export { pauseReasonChoices as words } from "@tablee/domain/subscription/words";
