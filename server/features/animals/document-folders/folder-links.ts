import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { createSigner } from '#server/keys/signatures.ts';
import { adopterOf, type FolderOfPet } from './folders.repository.ts';

/** Milliseconds for which a link opens the folder. */
const openFor = 30 * 86_400_000;

export type FolderLinks = ReturnType<typeof createFolderLinks>;

/**
 * The links by which adopters read the papers of their pet without an account. A token is `{until}.{signature}`; it is
 * over when another person adopts the pet, or nobody has it any more.
 */
export function createFolderLinks(dependencies: {
  siteUrl: string;
  secretKey: string;
  clock: Clock;
}) {
  const { siteUrl, clock } = dependencies;
  const signer = createSigner(dependencies.secretKey, 'folder of an adopted pet');
  const signed = (folder: FolderOfPet, until: string) =>
    [folder.id, folder.petId, adopterOf(folder)?.email, until].join(' ');

  /** To the family that has the pet now; it may have expired. */
  function wasGiven(token: string, folder: FolderOfPet): boolean {
    if (!adopterOf(folder)) return false;
    const [until = '', signature = ''] = token.split('.', 2);
    return signer.verify(signed(folder, until), signature);
  }

  return {
    url(folder: FolderOfPet, language: Language): string {
      const until = String(clock.now().getTime() + openFor);
      const token = `${until}.${signer.sign(signed(folder, until))}`;
      return siteUrl + pathFor('sharedFolder', language, { folderId: folder.id, token });
    },

    wasGiven,

    opens(token: string, folder: FolderOfPet): boolean {
      return wasGiven(token, folder) && clock.now().getTime() < Number(token.split('.')[0]);
    },
  };
}
