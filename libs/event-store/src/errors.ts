/** The stream was not at the revision that the writer expected. */
export class WrongExpectedRevision extends Error {
  override readonly name = "WrongExpectedRevision";
  readonly stream: string;
  constructor(stream: string) {
    super(`stream ${stream} was not at the expected revision`);
    this.stream = stream;
  }
}

/** The store did not answer, or is unreachable; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  constructor(cause: unknown) {
    super("the event store is unavailable", { cause });
  }
}

/** The data exceed the size of an append. */
export class AppendTooLarge extends Error {
  override readonly name = "AppendTooLarge";
}

/** gRPC's status of a call without the right to it, also where no user is named; an unknown one, or a wrong password, is UNAUTHENTICATED. */
const PERMISSION_DENIED = 7;

/** The store does not know the user of its connection string, or denies them this call: a retry would not help. */
export class AccessDenied extends Error {
  override readonly name = "AccessDenied";
  constructor(cause: unknown) {
    const isDenied = (cause as { code?: unknown } | undefined)?.code === PERMISSION_DENIED;
    super(
      isDenied
        ? "The event store wants a member of $admins as the user of its connection string"
        : "The event store refuses the user of its connection string",
      { cause },
    );
  }
}
