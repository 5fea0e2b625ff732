/** Checks a promo or gift code before the server is asked. */
export function codeProblem(text: string): "missing" | "malformed" | undefined {
  const code = text.trim();
  if (code === "") return "missing";
  return code.length < 2 || code.length > 40 ? "malformed" : undefined;
}
