/** Finds the visible parts of a page. It runs in the page, so it may use nothing from outside; its result is passed to each misfit. */
export function openEyes() {
  const pressed =
    "a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=tab], [role=menuitem], [role=slider]";
  const modal = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  /** Visible to a person who scrolls: not folded, hidden, inert, behind a dialog, or for screen readers only. */
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
      !element.closest("[inert], [aria-hidden=true]") &&
      (modal === undefined || modal.contains(element)) &&
      getComputedStyle(element).clipPath !== "inset(50%)"
    );
  };
  const textsIn = (element: Element): Text[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== "" && isShown(text.parentElement!)) found.push(text);
    }
    return found;
  };
  const linesOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  /** True if a person can scroll an ancestor sideways to see it. */
  const isInScroller = (element: Element): boolean => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
      if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  return {
    isShown,
    textsIn,
    linesOf,
    isInScroller,
    controls: () => [...document.querySelectorAll(pressed)].filter(isShown),
    wordsOf: (element: Element) => {
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return `${element.tagName.toLowerCase()} “${words.replaceAll(/\s+/g, " ").trim().slice(0, 50)}”`;
    },
    center: ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const,
  };
}

export type Eyes = ReturnType<typeof openEyes>;
