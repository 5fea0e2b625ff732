/** The few words that components say themselves. */
export const ui = {
  close: "Close",
  cancel: "Cancel",
  loading: "Loading…",
  previous: "Previous",
  next: "Next",
  undo: "Undo",
  retry: "Try again",
  dismiss: "Dismiss",
  optional: "optional",
  choose: "Choose…",
  showPassword: "Show password",
  hidePassword: "Hide password",
  clearSearch: "Clear the search",
  notifications: "Notifications",
  quantity: {
    decrease: "One less: {{label}}",
    increase: "One more: {{label}}",
    remove: "Remove: {{label}}",
    now: "{{label}}: {{count}}",
  },
  confirm: {
    type: "To confirm, type <phrase>{{phrase}}</phrase>",
  },
  stepper: {
    label: "Steps",
    position: "Step {{current}} of {{total}}",
    done: "done",
  },
  sort: {
    ascending: "sorted ascending",
    descending: "sorted descending",
  },
  offline: {
    title: "You are offline.",
    text: "What you see may be out of date. We will catch up as soon as you are back.",
  },
  shown: {
    stale: "These figures may be a few seconds old.",
    underWay: "Under way",
    pending: "Under way: {{list}}.",
    long: "This takes longer than usual: {{list}}. It will appear here by itself.",
    what: {
      charges: "the charge of what is unpaid",
      credit: "credit",
      items: "items that come with every box",
      points: "points",
      prices: "prices of the boxes to come",
      refunds: "the refund",
      weeks: "the weeks to come",
    },
  },
  error: {
    title: "Something went wrong",
    text: "We are catching our breath; please try again in a moment.",
    reference: "Reference: {{id}}",
  },
  price: {
    was: "Regular price: {{price}}",
    free: "Free",
  },
  theme: {
    label: "Appearance",
    light: "Light",
    dark: "Dark",
    system: "Same as my device",
  },
};
