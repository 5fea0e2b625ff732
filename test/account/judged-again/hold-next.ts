interface Held {
  /** Resolves once the method was called. */
  readonly reached: Promise<void>;
  letGo(): void;
}

/** Holds the next call of an object's method until it is let go; later calls pass. */
export function holdNext(owner: object, method: string): Held {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  methods[method] = async (...args) => {
    // The object's own method is the prototype's again.
    delete methods[method];
    reached.resolve();
    await free.promise;
    return methods[method]!(...args);
  };
  return { reached: reached.promise, letGo: free.resolve };
}
