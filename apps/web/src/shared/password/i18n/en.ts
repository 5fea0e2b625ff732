/** What is said where a password is chosen. */
export const words = {
  current: "Current password",
  currentMissing: "Please enter your current password.",
  password: "New password",
  hint: "At least 10 characters; a few words together are easy to remember.",
  short: "Password must be minimum 10 characters.",
  long: "A password has at most 128 characters.",
  confirmation: "New password, again",
  promptTitle: "Enter your password",
  promptText: "Your settings are behind it, for as long as you use them and half an hour more.",
  promptPassword: "Password",
  promptSubmit: "Continue",
  promptForgotten: "Forgot your password?",
  promptNone: "Your account has no password yet. Choose one by a link that we mail to you.",
  notYou: "Not you? Log out {{email}}",
  differ: "Passwords do not match. Please re-enter your new password.",
};
