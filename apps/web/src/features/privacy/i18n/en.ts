export const words = {
  title: "Your data",
  text: "What we hold about you: take it along, or have it erased.",
  error: "We could not read what is held about you.",
  take: "Take your data along",
  takeText_one:
    "{{count}} entry is recorded about you. Each file also holds your sessions and your answers about consent, but no password.",
  takeText_other:
    "{{count}} entries are recorded about you. Each file also holds your sessions and your answers about consent, but no password.",
  timelineText:
    "The timeline tells in sentences what happened, newest first, without the steps in between. It is a page that opens without a network and can be printed.",
  timelineButton: "Download the timeline",
  jsonText: "The data hold every entry as it is stored, for other programs.",
  takeButton: "Download the data (JSON)",
  taken: "The file is in your downloads.",
  forget: "Be forgotten",
  goes: "What goes, for good",
  goesText: "Your name, email, phone and addresses, your password and ways to sign in, your sessions, and the messages that we keep.",
  stays: "What stays",
  staysText: "Amounts, taxes, receipts and what was in your boxes, as the law requires. They carry a number instead of your name.",
  card: "The payment provider’s token, the brand and the last four digits of your card stay with those payments.",
  first: "First",
  block: {
    "erasure-subscription-open": "End your subscription: it is still open.",
    "erasure-box-open": "A box is still to be delivered or paid for.",
    "erasure-refund-open": "A refund is waiting for a decision.",
  },
  forgetButton: "Be forgotten…",
  dialogTitle: "Erase everything that names you?",
  dialogText: "This cannot be undone, not even by us. You are signed out everywhere.",
  credit: "I give up {{amount}} of purchased credit",
  confirm: "Erase for good",
  doneTitle: "Your data is being erased",
  doneText:
    "It takes a moment. Note the number of the certificate: our team can check with it that the erasure was carried out, without knowing who you were.",
  home: "To the home page",
};
