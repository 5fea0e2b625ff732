/** What is said where people come in through a provider. */
export const words = {
  name: { google_oauth2: "Google", facebook: "Facebook", apple: "Apple" },
  continueWith: "Continue with {{provider}}",
  group: "Other ways to log in",
  orEmail: "or with your email",
  orProvider: "or with a provider that knows you",
  unavailable: "We could not reach {{provider}}. Please try again in a moment.",
};
