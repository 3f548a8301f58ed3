import type { Call } from '../registry.ts';

type Caller = Pick<Call<unknown>, 'viewer' | 'context' | 'address'>;

/** Where files of one kind go, as callers name it: `usuarios/{id}/`. Who may, the feature knows. */
export interface Folder {
  /** The first part of its name. */
  name: string;
  /** @returns the file's address */
  add(call: Caller, id: string, file: File): Promise<string>;
  list(call: Caller, id: string): Promise<string[]>;
  remove(call: Caller, id: string, address: string): Promise<void>;
}
