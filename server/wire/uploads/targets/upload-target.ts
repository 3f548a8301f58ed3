import type { ChosenFile } from '#domain/pets/chosen-files.ts';
import type { NamedFile } from '#server/features/animals/pets/papers/pet-documents.ts';
import type { Call } from '#server/wire/registry.ts';

export type Caller = Pick<Call<unknown>, 'viewer' | 'context' | 'address'>;

/** One that may be repeated under a key. */
type CreatingCaller = Caller & Pick<Call<unknown>, 'once'>;

/** A file of an upload target; of pictures and videos only the address is kept. */
interface ListedFile {
  url: string;
  name?: string;
  /** Bytes. */
  size?: number;
  /** Media type. */
  type?: string;
  /** Instant, UTC ISO 8601; null where nobody noted it. */
  addedAt?: string | null;
}

/** Where files of one kind go, as callers name it: `usuarios/{id}/`. Who may, the feature knows. */
export interface UploadTarget {
  /** The first part of its name. */
  name: string;
  /** Rejects who may not add a file, before it is received. */
  admit(call: Caller, id: string): Promise<void>;
  /** As `admit`, and rejects what `add` would reject for what is said of it, before a long upload begins. */
  announce(call: Caller, id: string, file: ChosenFile): Promise<void>;
  /** @returns the file's address */
  add(call: CreatingCaller, id: string, file: NamedFile): Promise<string>;
  list(call: Caller, id: string): Promise<ListedFile[]>;
  remove(call: Caller, id: string, address: string): Promise<void>;
}
