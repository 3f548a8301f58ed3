import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import {
  describeFolder,
  type FolderAddress,
  readFolderDocuments,
  type ShownDocument,
} from '#domain/document-folders/folder-calls.ts';

/** A folder with what lies in it. */
export interface ShownFolder extends DataOfCall<typeof describeFolder> {
  documents: readonly ShownDocument[];
}

/** @returns 'missing' where there is none for its reader @throws ApiError */
export async function findFolder(address: FolderAddress): Promise<ShownFolder | 'missing'> {
  try {
    const [described, documents] = await Promise.all([
      call(describeFolder, address),
      call(readFolderDocuments, address),
    ]);
    return { ...described, documents };
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) return 'missing';
    throw error;
  }
}
