import type { FileOnDisk } from '../files/file-store.ts';

/** Looks for viruses in what people send before it is kept. */
export interface FileScanner {
  /** @throws AppError 'unsupportedMedia' for what has one, 'unavailable' when it cannot be told */
  requireClean(file: FileOnDisk): Promise<void>;
}
