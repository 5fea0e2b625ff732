import type { Late } from "@tablee/ui/app/late";
import { served } from "./served.ts";

/** React writes it at the start of a boundary that it could not render, before its placeholder. */
const placeholder = "<!--$!-->";

/**
 * Renders a page until it has every part that comes when it is near (`WhenNear`), and so parts within parts. No list names them. Other late
 * parts, such as forms and dialogs, are not waited for. Fails where a part cannot be fetched or rendered, rather than draw its placeholder.
 */
export async function withParts(render: () => string): Promise<string> {
  for (;;) {
    const lacking = new Set<Pick<Late<unknown>, "fetch">>();
    served.lacking = lacking;
    let html: string;
    try {
      html = render();
    } finally {
      delete served.lacking;
    }
    if (lacking.size === 0) {
      if (html.includes(placeholder)) throw new Error("the drawing has a placeholder in place of a part");
      return html;
    }
    await Promise.all([...lacking].map((part) => part.fetch()));
  }
}
