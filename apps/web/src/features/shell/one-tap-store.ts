const key = "tablee-one-tap-asked";

/** Whether this visit was asked already; without storage it counts as asked. */
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
    // It counts as asked.
  }
}
