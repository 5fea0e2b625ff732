export const words = {
  swap: "Swap",
  label: "Swap {{dish}}",
  title: "Instead of {{dish}}",
  text: "None of these contains what you avoid, and all are still available.",
  choose: "Choose {{dish}}",
  same: "Same price",
  more: "+ {{price}}",
  less: "− {{price}}",
  none: "Nothing else on this menu is without what you avoid and still available.",
  minutes: "{{count}} min",
};
