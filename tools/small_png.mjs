// Writes a picture with few colours, such as an icon, as a PNG with a palette. It is a third as large as the PNG that a browser writes.
import { deflateSync } from 'node:zlib';

const MOST = 40;  // colours of a palette

function crc32(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** Makes a palette of the most frequent colours in `pixels` (0xAABBGGRR), and maps every colour to the nearest one in the palette. */
function palette(pixels) {
  const times = new Map();
  for (const pixel of pixels) times.set(pixel, (times.get(pixel) ?? 0) + 1);
  const used = [...times.keys()].sort((a, b) => times.get(b) - times.get(a));
  const kept = used.slice(0, MOST);
  const parts = (colour) => [0, 8, 16, 24].map((shift) => (colour >>> shift) & 255);
  const keptParts = kept.map(parts);
  const index = new Map(kept.map((colour, i) => [colour, i]));
  for (const colour of used.slice(MOST)) {
    const own = parts(colour);
    const far = keptParts.map((other) => other.reduce((sum, part, i) => sum + (part - own[i]) ** 2, 0));
    index.set(colour, far.indexOf(Math.min(...far)));
  }
  return { colours: keptParts, index };
}

/** Returns the PNG of a square picture. `bytes` are red, green, blue and alpha of each pixel; `size` is the side in pixels. */
export function smallPng(bytes, size) {
  const pixels = new Uint32Array(Uint8Array.from(bytes).buffer);
  const { colours, index } = palette(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size);
  head.writeUInt32BE(size, 4);
  head.set([8, 3], 8);  // one byte for each pixel: its index in the palette
  const rows = Buffer.alloc((size + 1) * size);  // each row begins with 0 for "no filter"
  pixels.forEach((pixel, i) => { rows[i + Math.floor(i / size) + 1] = index.get(pixel); });
  return Buffer.concat([
    Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((parts) => parts.slice(0, 3)))),
    chunk('tRNS', Buffer.from(colours.map((parts) => parts[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
