/**
 * The answer of the newsletter's provider for which its form shows a thank-you: the address is on its list, or will be once its owner
 * confirms it.
 */
export const THANKS = "show_thank_you";
