export const words = {
  title: "Sign in to the console",
  signIn: "Sign in",
  email: "Work email",
  emailInvalid: "Enter an email address.",
  password: "Password",
  passwordMissing: "Enter your password.",
  code: "Six digits",
  codeHint: "From your authenticator app.",
  codeInvalid: "Six digits, nothing else.",
  logged: "For staff only. Everything done here is kept with your name.",
  ended: "Your session has ended",
  endedText: "Sign in to continue where you are; nothing on this screen is lost.",
};
