const schedule = new Uint32Array(80);

/** SHA-1 (FIPS 180-4) of bytes, as 20 bytes. Only for name-based ids (RFC 9562, version 5): never for secrets. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const length = bytes.length;
  const words = new Uint32Array((((length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < length; i++) words[i >> 2]! |= bytes[i]! << (24 - (i & 3) * 8);
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8);
  words[words.length - 2] = Math.floor(length / 0x2000_0000);
  words[words.length - 1] = length << 3;

  const hash = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (let start = 0; start < words.length; start += 16) compress(hash, words, start);
  return Uint8Array.from({ length: 20 }, (_, i) => hash[i >> 2]! >>> (24 - (i & 3) * 8));
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

function compress(hash: Uint32Array, words: Uint32Array, start: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = words[start + t]!;
  for (let t = 16; t < 80; t++) schedule[t] = rotate(schedule[t - 3]! ^ schedule[t - 8]! ^ schedule[t - 14]! ^ schedule[t - 16]!, 1);
  let a = hash[0]! | 0;
  let b = hash[1]! | 0;
  let c = hash[2]! | 0;
  let d = hash[3]! | 0;
  let e = hash[4]! | 0;
  for (let t = 0; t < 80; t++) {
    const mixed =
      t < 20
        ? ((b & c) | (~b & d)) + 0x5a827999
        : t < 40
          ? (b ^ c ^ d) + 0x6ed9eba1
          : t < 60
            ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
            : (b ^ c ^ d) + 0xca62c1d6;
    const next = (rotate(a, 5) + mixed + e + schedule[t]!) | 0;
    e = d;
    d = c;
    c = rotate(b, 30);
    b = a;
    a = next;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
}
