/** What the newsletter's provider answers where its form is to say thank you: the address is on its list, or will be once its owner confirms it. */
export const THANKS = "show_thank_you";
