/** The owner of a closed account still signs in to read, and support still answers its questions. */
const whileClosed: ReadonlySet<string> = new Set([
  "ForgetPerson",
  "RequestErasure",
  "ChangeEmail",
  "RequestPasswordReset",
  "RecordPasswordChange",
  "RevealPersonalData",
  "EndSessions",
  "ReceiveDataRequest",
  "AnswerDataRequest",
  "BeginActing",
  "EndActing",
]);

/** While an erasure is carried out, the account accepts nothing else. */
const whileErased: ReadonlySet<string> = new Set(["ForgetPerson", "RequestErasure"]);

/** True if an account accepts commands of a type in its present state. */
export const isAccepted = (
  type: string,
  { status, erasure }: { readonly status: "open" | "closed"; readonly erasure?: object },
): boolean => (erasure ? whileErased.has(type) : status === "open" || whileClosed.has(type));
