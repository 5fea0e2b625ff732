export const words = {
  title: "Dietary and taste",
  text: "From now on, we pick your dishes by these choices. Boxes already planned keep theirs.",
  error: "Your tastes could not be loaded",
  save: "Save",
  saved: "Your tastes are saved.",
  failed: "Something went wrong...",
  closed: "Your subscription is closed: its tastes stay as they are.",
  marked_one: "{{count}} box to come contains what you never want",
  marked_other: "{{count}} boxes to come contain what you never want",
  box: "{{day}}: {{dishes}}",
  markedAction: "Swap dishes on my weeks",
};
