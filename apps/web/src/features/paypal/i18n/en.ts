export const words = {
  title: "Pay Tablée with PayPal",
  text: "This page stands in for PayPal’s own while we test. Nothing is charged.",
  accounts: "PayPal account",
  pays: { always: "Every payment goes through", never: "Every payment is declined", unheard: "Payments go through, then time out" },
  missing: "Please choose an account.",
  agree: "Agree and continue",
  cancel: "Cancel and go back",
  error: "PayPal’s test page could not be loaded",
  closed: "There is nothing to approve here",
  closedText: "This page is for tests. Your payment method has not changed.",
  toSettings: "Payment settings",
};
