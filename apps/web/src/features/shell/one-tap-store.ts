const key = "tablee-one-tap-asked";

/** True if this visit was already asked; also without storage. */
export function isAsked(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberAsked(): void {
  try {
    sessionStorage.setItem(key, "true");
  } catch {
    // Without storage it counts as asked.
  }
}
