/** How an address is picked from the list. */
export const words = {
  label: "Address",
  hint: "Type the number and the street, then pick your address from the list. We cannot deliver to PO boxes.",
  missing: "Please enter the number and the street.",
  pick: "Pick your address from the list.",
  poBox: "We cannot deliver to PO boxes.",
  suggestions: "Suggested addresses",
  none: "We could not resolve this address. Enter another one with its number, street and postal code, or contact support.",
  found_one: "{{count}} address found",
  found_other: "{{count}} addresses found",
  unserved: "Not delivered to yet",
};
