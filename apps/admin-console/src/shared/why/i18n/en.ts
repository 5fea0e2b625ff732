export const words = {
  reason: {
    preferred: "{{rank}} of the ranking that suits them, not sent lately",
    repeated: "{{rank}} of the ranking; sent lately, but nothing fresher suited them",
    "beyond-preference": "{{rank}} of the ranking; outside their leanings, since those ran out",
    "second-portion": "Second portion: nothing else suited them",
    replacement: "{{rank}} of the ranking, in place of an item that was oversold",
  },
  passedOver: "Passed over, best ranked first",
  none: "Nothing ranked higher was passed over.",
  recent: "Sent lately",
  unknown: "It cannot be known any more: the log does not show what this was made from.",
  because: {
    allergen: "Holds an allergen: {{what}}",
    dislike: "Holds a dislike: {{what}}",
    diet: "Not for their diet: {{what}}",
    "premium-not-asked-for": "Premium, which they did not ask for",
    "sold-out": "Sold out",
    "sent-lately": "Sent lately",
    "beyond-preference": "Outside their leanings",
    "ranked-lower": "Suits them, but ranked lower",
  },
};
