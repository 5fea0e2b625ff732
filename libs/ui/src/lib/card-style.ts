/** The look of a lifted card, also for a surface that needs none of its components. */
export const liftedCard = "border border-line bg-raised shadow-card";
