/** The buttons of a long dialog: they stay in sight while its choices are scrolled. The offset covers the padding below the choices. */
export const dialogBar =
  "tall:sticky -bottom-4 -mx-(--card-pad) -mb-4 flex flex-col-reverse gap-3 border-line border-t bg-raised px-(--card-pad) pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-between";
