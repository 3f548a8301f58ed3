import { useEffect, useRef } from 'react';
import { removeDraft, writeDraft } from '#app/forms/drafts.ts';
import { readSession } from '#app/session/session-store.ts';
import type { Draft, Marks, Registration, StoredPet } from './draft.ts';
import { writeDraftFiles } from './draft-files.ts';
import { certificateId, type FormStart } from './load-form.ts';
import { isChosen, isRejected } from './media-items.ts';
import type { useChosenFiles } from './use-chosen-files.ts';
import type { PetFormValues } from './values.ts';

interface DraftParts
  extends Pick<ReturnType<typeof useChosenFiles>, 'media' | 'focalPoints' | 'certificate'> {
  start: FormStart;
  values: PetFormValues;
  stored: StoredPet | undefined;
  sent: Registration | undefined;
  marks: Marks;
  isDirty: boolean;
  finished: React.RefObject<boolean>;
}

/** Writes down every change at once. */
export function useDraft(parts: DraftParts) {
  const { start, values, stored, sent, media, focalPoints, certificate, marks } = parts;
  const { isDirty, finished } = parts;
  const { draftName } = start;
  useEffect(() => {
    if (finished.current) return;
    if (!isDirty) return removeDraft(draftName);
    const draft: Draft = {
      values,
      stored,
      sent,
      marks,
      focalPoints,
      media: media.map((item) => (isChosen(item) ? { id: item.id } : { url: item.stored.url })),
    };
    writeDraft(draftName, draft, readSession()?.user.id);
  }, [draftName, values, stored, sent, media, focalPoints, marks, isDirty, finished]);

  const files = [
    ...media.flatMap((item) =>
      isChosen(item) && !isRejected(item) ? [{ id: item.id, file: item.file }] : [],
    ),
    ...(certificate ? [{ id: certificateId, file: certificate }] : []),
  ];
  const latest = useRef(files);
  latest.current = files;
  const content = files.map(({ id, file }) => `${id} ${file.size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the files change, not their order.
  useEffect(() => {
    if (!finished.current) writeDraftFiles(draftName, latest.current);
  }, [draftName, content, finished]);
}
