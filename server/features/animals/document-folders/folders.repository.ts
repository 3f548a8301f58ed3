import type { Kysely } from 'kysely';
import { type FolderDocumentKind, standingOf } from '#domain/document-folders/folder-document.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetFolder } from './folder-records.ts';

export type Query = Kysely<Tables>;

/** A folder with what is known of its pet. */
export interface FolderOfPet extends PetFolder {
  petName: string;
  status: PetStatus;
  deleted: boolean;
  adopter: Adopter | null;
}

/** Who has the pet now; undefined where it is not adopted, or nobody wrote down a mail address. */
export const adopterOf = ({ status, adopter }: FolderOfPet): Adopter | undefined =>
  status === 'adopted' && adopter?.email ? adopter : undefined;

/** Whichever service keeps the folder. */
export async function findFolder(query: Query, folderId: string): Promise<FolderOfPet | undefined> {
  const [pet] = await petReferences.findByFolders(query, [folderId]);
  if (!pet) return undefined;
  const { id: petId, ownerId, name: petName, status, deleted, adopter } = pet;
  return { id: folderId, petId, ownerId, petName, status, deleted, adopter };
}

interface NewFolder {
  id: string;
  petId: string;
  encryptedId: string;
  documents: readonly { id: string; kind: FolderDocumentKind; fileIds: readonly string[] }[];
  /** Instant. */
  now: string;
}

export async function insertFolder({ query }: Tx, folder: NewFolder): Promise<void> {
  const { id, petId, encryptedId, documents, now } = folder;
  await query
    .insertInto('document_folders')
    .values({ id, created_at: now, pet_id: petId, encrypted_id: encryptedId })
    .execute();
  const rows = documents.map(({ fileIds, ...document }) => ({
    ...document,
    folder_id: id,
    status: 'preparing',
    valid_until: null,
    comments: '',
    decided_files_json: '[]',
    standing: standingOf({ status: 'preparing', fileIds: [] }, fileIds),
    waiting_since: fileIds.length > 0 ? now : null,
  }));
  await query.insertInto('folder_documents').values(rows).execute();
}

export async function findEncryptedId(query: Query, folderId: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('document_folders')
    .select('encrypted_id')
    .where('id', '=', folderId)
    .executeTakeFirst();
  return row?.encrypted_id;
}

/** @returns false where the portal keeps no such folder */
export async function replaceEncryptedId(
  { query }: Tx,
  folderId: string,
  encryptedId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('document_folders')
    .set({ encrypted_id: encryptedId })
    .where('id', '=', folderId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With its documents; its files go with the pet's other papers. */
export async function deleteFolder({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('document_folders').where('id', '=', id).execute();
}

export const findPetsWithFolder = petsNamedIn('document_folders');
