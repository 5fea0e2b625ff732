/** Floating panels: lists, menus, popovers. */
export const panelStyle =
  "z-50 overflow-hidden rounded-control border border-line bg-raised text-ink shadow-overlay data-[state=open]:animate-rise";

/** One item of a list or a menu; the focused one is tinted and carries a mark at its left, not a colour alone. */
export const itemStyle =
  "relative flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-[calc(var(--r-control)-0.3rem)] px-3 py-2 text-base outline-none console:min-h-7 console:px-2 console:py-1 data-highlighted:bg-primary-tint data-highlighted:shadow-[inset_3px_0_0_var(--primary)] data-disabled:pointer-events-none data-disabled:opacity-50 [&_svg]:size-[1.15em] [&_svg]:shrink-0";
