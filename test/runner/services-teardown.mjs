export default async function tearDown() {
  await globalThis.tableeServices?.stop();
}
