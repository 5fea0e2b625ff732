// For `node --expose-gc --import`: answers each message of the parent with the memory that the process holds after a collection.
process.on("message", () => {
  // Buffers that a first collection finds are released in turns of the loop after it.
  globalThis.gc?.();
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  }, 100);
});
