export { pauseReasonChoices as words } from "@tablee/domain/subscription/status-words";
