import { type AccountId, accountId } from "@tablee/domain/kernel/ids";
import type { StoredEvent } from "@tablee/event-store/events";

/** The account of an event; an empty id, which is no account's, where it names none. */
export const accountOf = ({ metadata }: StoredEvent): AccountId => metadata.subject ?? accountId("");
