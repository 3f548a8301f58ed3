import { extname } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileFacts {
  /** Of the whole file, also when a range was asked for. */
  size: number;
  type: string;
}

/** Of a file that lies in the store. */
interface StoredFileFacts extends FileFacts {
  /** When it was put, by the store's own clock. */
  modifiedAt: Date;
}

/** A file on this machine's disk. */
export interface FileOnDisk {
  path: string;
}

export interface StoredFile extends FileFacts {
  stream: Readable;
}

/**
 * Where pictures, videos and documents lie. A file is whole or absent: readers never see a half-written one.
 * Keys are lower-case paths such as `media/3f9a/640.avif`; a file's type follows from the ending of its key.
 * A store that is away throws AppError 'unavailable' with `retryAfterSeconds`, and so do streams that it breaks off.
 */
export interface FileStore {
  /** Replaces what is there. @throws AppError 'unavailable' also when there is no room left */
  put(key: string, body: Buffer | FileOnDisk): Promise<void>;
  find(key: string): Promise<StoredFileFacts | undefined>;
  /**
   * An `end` behind the last byte means the last byte.
   * @throws RangeError when the range starts behind the last byte
   */
  open(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Deleting what is not there does nothing. */
  delete(key: string): Promise<void>;
  /** Every key below a folder such as `media/3f9a/`, sorted. */
  list(folder: string): Promise<string[]>;
  /** Every key that there is, a few at a time and in any order. */
  keys(): AsyncIterable<string>;
}

const typeOfEnding: Record<string, string> = {
  '.age': 'application/octet-stream',
  '.avi': 'video/x-msvideo',
  '.avif': 'image/avif',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.ogv': 'video/ogg',
  '.part': 'application/octet-stream',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.wmv': 'video/x-ms-wmv',
  '.xml': 'application/xml',
};

const segment = '[a-z0-9](?:[a-z0-9_-]|\\.(?!\\.))*';
const keyPattern = new RegExp(`^(?:${segment}/)+${segment}$`);
const folderPattern = new RegExp(`^(?:${segment}/)+$`);
const longestKey = 300;

/**
 * The type of the file that a key names.
 * @throws TypeError for a key that could leave the store, or whose ending is not known: keys are made by
 * the portal, so a bad one is our own mistake
 */
export function typeOfKey(key: string): string {
  const type = typeOfEnding[extname(key)];
  if (!isKey(key) || !type) {
    throw new TypeError(`Not a file key: ${JSON.stringify(key.slice(0, longestKey))}`);
  }
  return type;
}

/** Whether a file of this name is one of the store's. */
export const isKey = (name: string): boolean =>
  name.length <= longestKey && keyPattern.test(name) && typeOfEnding[extname(name)] !== undefined;

/** @throws TypeError like `typeOfKey` */
export function checkFolder(folder: string): void {
  if (folder.length > longestKey || !folderPattern.test(folder)) {
    throw new TypeError(`Not a folder of files: ${JSON.stringify(folder.slice(0, longestKey))}`);
  }
}

/** @throws RangeError when the range starts behind the last byte */
export function clampRange(range: ByteRange, size: number): ByteRange {
  if (range.start >= size || range.end < range.start) {
    throw new RangeError(`No bytes ${range.start}-${range.end} in a file of ${size}`);
  }
  return { start: range.start, end: Math.min(range.end, size - 1) };
}
