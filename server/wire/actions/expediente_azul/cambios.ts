import {
  changeMailAddress,
  openFolder,
  removeFile,
} from '#domain/document-folders/folder-calls.ts';
import { implement } from '../../implement.ts';

export const cambios = [
  implement(removeFile, {
    summary: 'Deletes a file of a folder, for good.',
    waitsOutside: true,
    async handle({ input: { folderId, fileId }, viewer, context, address }) {
      await context.documentFolders.removeFile({ viewer, address }, folderId, fileId);
      return { data: null };
    },
  }),

  implement(openFolder, {
    summary:
      'Opens the folder of a pet, for its owner and administrators; of one that has a folder, tells which. Where another records service keeps ' +
      'the folders, an administrator tells with `folder_id` which one is the pet’s.',
    waitsOutside: true,
    async handle({ input, viewer, context, address }) {
      const by = { viewer, address };
      const folderId = await context.documentFolders.open(by, input.petId, input.folderId);
      return { data: { folderId } };
    },
  }),

  implement(changeMailAddress, {
    summary:
      'Gives the folder a new mail address (`correo`) and a new `encrypted_id`, for its owner and administrators: the old address takes no mail any more. 409 where the folder takes none.',
    async handle({ input, viewer, context, address }) {
      const by = { viewer, address };
      const mailAddress = await context.documentFolders.changeMailAddress(by, input.folderId);
      return { data: { mailAddress } };
    },
  }),
];
