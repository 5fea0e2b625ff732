import { AccessDenied } from "./errors.ts";

test.each([
  [16, "The event store refuses the user of its connection string"],
  [7, "The event store wants a member of $admins as the user of its connection string"],
])("a call that is denied with the status %s names what is missing", (code, message) => {
  expect(new AccessDenied({ code }).message).toBe(message);
});
