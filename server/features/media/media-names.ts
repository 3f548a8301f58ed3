import { extname } from 'node:path';
import { refuse } from './media-refusals.ts';

/** What the specification names, and what phones make of it. */
const pictures = ['.jpeg', '.jpg', '.png', '.gif', '.ico', '.webp', '.avif'];
const films = ['.mp4', '.m4v', '.mov', '.wmv', '.avi', '.webm', '.ogg', '.ogv'];
const endings = new Set([...pictures, ...films]);

/**
 * Before a long upload begins; the content decides at its end.
 * @throws AppError unsupportedMedia for a name that is neither a picture's nor a film's
 */
export function requireMediaName(fileName: string): void {
  if (!endings.has(extname(fileName).toLowerCase())) throw refuse('mediaFormat');
}
