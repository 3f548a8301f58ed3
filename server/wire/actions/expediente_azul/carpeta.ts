import { z } from 'zod';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

export const lang = wireLanguage;

export const inFolder = z.strictObject({ folder_id: wireId, lang });

export const fileInFolder = inFolder.extend({ file_id: wireId });

/** Of the link that an adopter got by mail. */
export const token = wireText.max(200).optional();

export const names = {
  folderId: 'folder_id',
  validUntil: 'valid_until',
  status: 'status',
  comments: 'comments',
};

export function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}
