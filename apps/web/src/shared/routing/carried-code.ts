let carried: string | undefined;

/** Sets the code of a link that the server has not answered yet; undefined once it has. */
export function carryCode(code: string | undefined): void {
  carried = code;
}

/** The code of a link that is still on its way to the server: who continues at once to the sign-up keeps it. */
export const carriedCode = (): string | undefined => carried;
