/** What is said where a password is chosen. */
export const words = {
  current: "Current password",
  currentMissing: "Please enter your current password.",
  password: "New password",
  hint: "At least 10 characters; a few words together are easy to remember.",
  short: "Password must be minimum 10 characters.",
  long: "A password has at most 128 characters.",
  confirmation: "New password, again",
  differ: "Passwords do not match. Please re-enter your new password.",
};
