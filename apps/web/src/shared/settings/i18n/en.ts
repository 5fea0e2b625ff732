/** The tabs stand under the names of their routes. */
export const words = {
  title: "Settings",
  tabs: "Your settings",
  tab: {
    settings_account: "Account",
    settings_subscription: "Subscription",
    settings_delivery: "Delivery",
    settings_dietary: "Dietary and taste",
    settings_payment: "Payment",
    settings_payment_history: "Payment history",
    settings_communications: "Messages",
    settings_corporate_credit_plan: "Corporate plan",
    settings_privacy: "Your data",
  },
  none: "No subscription yet",
  noneText: "Your account is there; the sign-up is not finished.",
  finish: "Finish signing up",
};
