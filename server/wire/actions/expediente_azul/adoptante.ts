import { requestLink, sendToAdopter } from '#domain/document-folders/folder-calls.ts';
import { implement } from '../../implement.ts';

export const adoptante = [
  implement(sendToAdopter, {
    summary:
      'Sends the adopter of the pet a link by mail, in `lang`, which opens the folder for 30 days: for its owner and administrators.',
    async handle({ input, viewer, context, address, language }) {
      const by = { viewer, address };
      await context.folderSharing.sendToAdopter(by, input.folderId, language);
      return { data: null };
    },
  }),

  implement(requestLink, {
    summary:
      'Whoever has an adopter’s link that has expired has a new one mailed, in `lang`, to the address that got the first. The response is the same whether or not it was such a link.',
    async handle({ input: { folderId, token }, viewer, context, address, language }) {
      await context.folderSharing.requestLink({ viewer, address }, folderId, token, language);
      return { data: null };
    },
  }),
];
