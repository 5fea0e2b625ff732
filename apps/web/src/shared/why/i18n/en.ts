export const words = {
  open: "Why these dishes?",
  label: "Why these dishes? Box of {{day}}",
  title: "Why these dishes?",
  text: "For your box of {{day}}.",
  none: "We have no reasons on record for this box.",
  question: "Why this dish?",
  reason: {
    preferred: "It suits your preferences, and you had not had it lately.",
    alike: "It is like another one of the box: few others suited your preferences.",
    repeated: "You had had it lately, but nothing newer suited your preferences.",
    "beyond-preference": "It is outside your preferences, which this menu could not fill.",
    "second-portion": "It comes twice: nothing else on this menu suited your preferences.",
    replacement: "It comes in place of one that was no longer available.",
    chosen: "You chose this dish.",
  },
};
