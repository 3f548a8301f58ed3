import { type FileHandle, open } from 'node:fs/promises';
import { refuse } from './media-errors.ts';

/** Boxes that hold others; the place, the phone and the time are written down inside of these. */
const containers = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
const personal = new Set(['udta', 'meta', 'uuid']);
/** They begin with the instants at which the video was made and changed. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);
const pictureAndSound = new Set(['vide', 'soun']);

/** A video has some dozens, one in fragments some hundreds; more would only cost time. */
const mostBoxes = 20_000;
const zeros = Buffer.alloc(64 * 1024);

/**
 * Blanks in an MP4 or MOV file what it tells beside the video: where, when, by whom and with which phone it was taken.
 * The boxes become `free` ones of the same length, so that no offset in the video changes.
 * @returns whether the video is clean now: a track of its own, in which some cameras write their way, stays
 * @throws AppError invalid for a file that was cut off
 */
export async function blankMp4Metadata(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const walk = { file, boxes: 0, clean: true };
    await blank(walk, 0, size);
    return walk.clean;
  } finally {
    await file.close();
  }
}

interface Walk {
  file: FileHandle;
  boxes: number;
  clean: boolean;
}

async function blank(walk: Walk, from: number, to: number) {
  const { file } = walk;
  let at = from;
  while (at + 8 <= to) {
    walk.boxes += 1;
    const { type, header, size } = await readBox(file, at, to);
    const end = at + size;
    if (size < header || end > to || walk.boxes > mostBoxes) throw refuse('videoBroken');
    if (personal.has(type)) {
      await file.write('free', at + 4, 'latin1');
      await erase(file, at + header, end);
    } else if (dated.has(type)) {
      const [version] = await read(file, at + header, 1);
      const start = at + header + 4;
      await erase(file, start, Math.min(end, start + (version === 1 ? 16 : 8)));
    } else if (type === 'hdlr') {
      const content = await read(file, at + header, 12);
      if (!pictureAndSound.has(content.toString('latin1', 8))) walk.clean = false;
      // The rest is a name for people.
      await erase(file, at + header + 24, end);
    } else if (containers.has(type)) {
      await blank(walk, at + header, end);
    }
    at = end;
  }
}

async function readBox(file: FileHandle, at: number, to: number) {
  const head = await read(file, at, 16);
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 0) return { type, header: 8, size: to - at };
  if (size !== 1) return { type, header: 8, size };
  return { type, header: 16, size: Number(head.readBigUInt64BE(8)) };
}

/** Zeros stand for what lies behind the end of the file. */
async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, at);
  return bytes;
}

async function erase(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
  }
}
