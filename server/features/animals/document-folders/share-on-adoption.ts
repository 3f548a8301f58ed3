import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { ApplicationListener } from '#server/features/adoption/applications/application-listener.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { insertNewFolder } from './folder-changes.ts';
import type { FolderLinks } from './folder-links.ts';
import type { FolderMails } from './folder-mails.ts';
import { adopterOf, findFolder } from './folders.repository.ts';

interface Dependencies {
  audit: AuditService;
  clock: Clock;
  links: FolderLinks;
  mails: FolderMails;
  petUploads: Pick<PetUploads, 'notedKeys'>;
  /** Another service keeps the folders, and opens new ones itself. */
  storedExternally: boolean;
}

/** A family that adopts gets the pet's papers with it: the link to its folder by mail, in their language. */
export const shareOnAdoption =
  (dependencies: Dependencies): ApplicationListener =>
  async (tx, { petId, secondPetId, language }, what) => {
    if (what !== 'adopted') return;
    for (const id of secondPetId === null ? [petId] : [petId, secondPetId]) {
      const [pet] = await petReferences.find(tx.query, [id]);
      const missing = pet?.folderId === null && !dependencies.storedExternally;
      const folderId = missing ? await insertNewFolder(dependencies, tx, id) : pet?.folderId;
      const folder = folderId ? await findFolder(tx.query, folderId) : undefined;
      const adopter = folder && adopterOf(folder);
      if (!folder || !adopter) continue;
      const to = language as Language;
      await dependencies.mails.sendLink(
        tx,
        folder,
        adopter,
        dependencies.links.url(folder, to),
        to,
      );
      await dependencies.audit.record(tx, {
        action: 'folder.shared',
        actorId: null,
        subjectId: folder.ownerId,
        address: '',
        details: { petId: id },
      });
    }
  };
