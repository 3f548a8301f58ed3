import type { DemoPet } from '#content/demo/demo-pet.ts';
import type { Actor } from '#domain/access/actor.ts';
import { addDays } from '#domain/dates.ts';
import { documentNames } from '#domain/document-folders/folder-document.ts';
import type { Context } from '#server/context.ts';
import { withPaper } from './paper.ts';

type Parts = Pick<Context, 'documentFolders' | 'folderFiles' | 'folderReview'>;

/** The pet's document folder, as its owner filled it and an administrator reviewed it. */
export async function fillFolder(
  { documentFolders, folderFiles, folderReview }: Parts,
  {
    petId,
    owner,
    reviewer,
    pet,
    today,
  }: {
    petId: string;
    owner: Actor;
    reviewer: Actor;
    pet: DemoPet;
    /** YYYY-MM-DD: the day of filling. */
    today: string;
  },
): Promise<void> {
  if (!pet.folder) return;
  const folderId = await documentFolders.open(owner, petId);
  const documents = await documentFolders.details(owner.viewer, folderId);
  for (const { kind, status, validFor, comments = '', withoutFile } of pet.folder) {
    const document = documents.find((one) => one.kind === kind);
    if (!document) continue;
    if (!withoutFile && document.files.length === 0) {
      const form = kind === 'adoptionContract' ? 'adoption-contract' : 'post-sterilization-care';
      const name = `${documentNames[kind].es}.pdf`;
      await withPaper(form, ({ path }) => folderFiles.add(owner, document.id, { path, name }));
    }
    if (!status) continue;
    const validUntil = validFor === undefined ? '' : addDays(today, validFor);
    const reviewed = { folderId, documentId: document.id };
    await folderReview.review(reviewer, reviewed, { status, validUntil, comments });
  }
}
