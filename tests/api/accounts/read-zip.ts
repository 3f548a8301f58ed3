import { crc32 } from 'node:zlib';

/** The files of an archive whose entries are stored as they are, by their paths. @throws Error for a broken one */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const path = zip.toString('utf8', at + 46, at + 46 + Number(name));
    const start = zip.readUInt32LE(at + 42);
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const bytes = zip.subarray(body, body + size);
    if (crc32(bytes) !== checksum) throw new Error(`${path} is broken`);
    files.set(path, bytes);
    at += 46 + Number(name) + Number(extra) + Number(comment);
  }
  return files;
}
