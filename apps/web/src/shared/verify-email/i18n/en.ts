export const words = {
  text: "To verify {{email}}, enter the code that we mail there.",
  link: "Verify your email",
};
