const STYLES = / *<link rel="(?:stylesheet|preload)"[^>]*>\n?/g;
const SCRIPTS = /<(link rel="modulepreload"|script type="module")/g;

/**
 * The document of a drawn page, whose first paint needs no script: stylesheet and fonts come first in the head, and scripts have a low
 * priority, so that the pictures in view come before them too.
 */
export function paintedFirst(html: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const styles = (head.match(STYLES) ?? []).map((tag) => tag.trim());
  const rest = head.replace(STYLES, "").replace(SCRIPTS, '<$1 fetchpriority="low"');
  return rest.replace("<title>", () => [...styles, "<title>"].join("\n    ")) + html.slice(end);
}
