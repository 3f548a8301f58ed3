import { documentNames, paperTask } from '#domain/document-folders/folder-document.ts';
import {
  findPapersToReview,
  findPendingPapers,
  reviewDocument,
} from '#domain/document-folders/folder-review-calls.ts';
import { implement } from '../../implement.ts';
import { quoted } from './quoted.ts';

export const revision = [
  implement(reviewDocument, {
    summary:
      'Says how a document stands; the pet’s owner gets a mail. `valid_until` is its last valid day, or null; an invalid document needs `comments`. ' +
      'With `archivos`, the ids of the files that were looked at, it is rejected with 409 when others are there by now.',
    async handle({ input, viewer, context, address }) {
      const { status, validUntil, comments, ...document } = input;
      await context.folderReview.review({ viewer, address }, document, {
        status,
        validUntil: validUntil ?? '',
        comments,
      });
      return { data: null };
    },
  }),

  implement(findPapersToReview, {
    summary:
      'The documents of all folders whose files wait for a review, since when (`desde`), the longest first. None where another records service keeps the folders.',
    async handle({ input, viewer, context, language }) {
      const { items, ...page } = await context.folderLists.toReview(viewer, input);
      const data = items.map(({ documentId, ...one }) => ({
        ...one,
        id: documentId,
        name: documentNames[one.kind][language],
      }));
      return { data, page };
    },
  }),

  implement(findPendingPapers, {
    summary:
      `What the caller has to see to of the papers of the own pets: \`documentos\` of each pet, whose \`pendiente\` is one of ${quoted(paperTask.wireWords)}, the most urgent first. ` +
      'A pet without a folder (`folder_id` null) stands at the end, with an empty list. None where another records service keeps the folders.',
    async handle({ input, viewer, context, language }) {
      const { items, ...page } = await context.folderLists.toDo(viewer, input);
      const data = items.map((pet) => ({
        ...pet,
        tasks: pet.tasks.map((one) => ({ ...one, name: documentNames[one.kind][language] })),
      }));
      return { data, page };
    },
  }),
];
