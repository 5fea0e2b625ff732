/** Why a subscription is paused or closed, in its customer's words. */
export const words = {
  vacation: "I am away",
  no_frequency: "I don’t want boxes this often",
  problems: "Something went wrong with my boxes",
  expensive: "It costs too much",
  testing_other: "I am trying another service",
  duplicate: "I have another account",
  other: "Another reason",
};
