import type { Eyes } from "./eyes.ts";

// Each runs in the page on its own, and describes in words what does not fit there.

/** The page scrolls sideways: named are the elements that reach furthest. */
function sideways({ isInScroller, wordsOf }: Eyes): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
  const inmost = wide.filter((each) => !isInScroller(each) && !wide.some((other) => other !== each && each.contains(other)));
  return [`scrolls sideways by ${scrollWidth - clientWidth} px: ${inmost.slice(0, 3).map(wordsOf).join(", ")}`];
}

/** Controls outside the screen, and text that is cut off in a control or overflows it. */
function cut({ controls, textsIn, linesOf, isInScroller, wordsOf }: Eyes): string[] {
  const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  return controls().flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isOutside = (box.left < -1 || box.right > document.documentElement.clientWidth + 1) && !isInScroller(control);
    const cutting = [control, ...textsIn(control).map((text) => text.parentElement!)].find(
      (each) => hides(each) && each.scrollWidth > each.clientWidth + 1 && each.textContent?.trim(),
    );
    const spills = textsIn(control).some(
      (text) => !isInScroller(text.parentElement!) && linesOf(text).some(({ left, right }) => left < box.left - 2 || right > box.right + 2),
    );
    return [
      ...(isOutside ? [`outside of the screen: ${wordsOf(control)}`] : []),
      ...(cutting ? [`cut off: ${wordsOf(control)}`] : []),
      ...(spills && !cutting ? [`runs out of its control: ${wordsOf(control)}`] : []),
    ];
  });
}

/** Buttons whose sentence takes a second line; a button with two texts may have one line for each. */
function wrapped({ controls, textsIn, linesOf, wordsOf }: Eyes): string[] {
  const isButton = (element: Element) => {
    const { userSelect, justifyContent, whiteSpace } = getComputedStyle(element);
    return element.matches("a, button") && userSelect === "none" && justifyContent === "center" && whiteSpace !== "pre-line";
  };
  return controls()
    .filter(isButton)
    .filter((button) => textsIn(button).some((text) => new Set(linesOf(text).map(({ top }) => Math.round(top))).size > 1))
    .map((button) => `wraps: ${wordsOf(button)}`);
}

/** Controls whose centre is something else's, wherever the page is scrolled to. */
function covered({ controls, wordsOf, center }: Eyes): string[] {
  const taker = (control: Element): Element | null | undefined => {
    const [x, y] = center(control.getClientRects()[0] ?? control.getBoundingClientRect());
    const hit = document.elementFromPoint(x, y);
    const isIts = hit !== null && (control.contains(hit) || hit.closest("label")?.control === control || hit.closest("label") === control);
    return isIts ? undefined : hit;
  };
  return controls()
    .filter((control) => getComputedStyle(control).pointerEvents !== "none")
    .flatMap((control) => {
      if (taker(control) === undefined) return [];
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const hit = taker(control);
      return hit === undefined ? [] : [`${hit ? `${wordsOf(hit)} lies over` : "cannot be reached"}: ${wordsOf(control)}`];
    });
}

/** Text under something that is painted over it. */
function overprinted({ textsIn, linesOf, wordsOf, center }: Eyes): string[] {
  const isTransparent = (color: string) => color === "transparent" || /[,/] ?0\)$/.test(color);
  const paintsAt = (element: Element, x: number, y: number) => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isWritten = () =>
      [...element.childNodes].some(
        (node) =>
          node instanceof Text && linesOf(node).some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
      );
    return (
      opacity !== "0" &&
      (element.matches("img, svg, svg *, canvas, video") || backgroundImage !== "none" || !isTransparent(backgroundColor) || isWritten())
    );
  };
  const painter = (text: Text): Element | undefined => {
    const own = text.parentElement!;
    const [line] = linesOf(text);
    if (line === undefined) return undefined;
    const [x, y] = center(line);
    const stack = document.elementsFromPoint(x, y);
    const depth = stack.findIndex((each) => each.contains(own));
    return depth < 0 ? undefined : stack.slice(0, depth).find((each) => !own.contains(each) && paintsAt(each, x, y));
  };
  return textsIn(document.body).flatMap((text) => {
    if (painter(text) === undefined) return [];
    text.parentElement!.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const over = painter(text);
    return over === undefined ? [] : [`${wordsOf(over)} lies over the text “${text.data.trim().slice(0, 50)}”`];
  });
}

export const misfits = { sideways, cut, wrapped, covered, overprinted } as const;
