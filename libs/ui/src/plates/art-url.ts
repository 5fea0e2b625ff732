/**
 * The URLs of the drawings. Each is a file of its own, fetched when a plate shows it; only the URLs are part of the program
 * (`no-inline`, or the small ones would become data in it).
 */
const files = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url&no-inline", import: "default" });

/** The file of a drawing, or undefined when there is none of that name. */
export function artUrl(name: string): string | undefined {
  return files[`./art/${name}.svg`];
}
