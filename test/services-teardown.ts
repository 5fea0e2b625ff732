export default async function tearDown(): Promise<void> {
  await ((globalThis as Record<string, unknown>).tableeServices as { stop(): Promise<void> } | undefined)?.stop();
}
