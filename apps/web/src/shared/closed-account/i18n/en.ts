/** What the owner of a closed subscription is told at the sign-in. */
export const words = {
  title: "Your subscription is closed",
  text: "You can still look at your past boxes and receipts. To start again, write to our team:",
  on: "Continue",
};
