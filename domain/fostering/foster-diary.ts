import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What became of a photo that is offered for the pet's page. */
export const photoDecisions = vocabulary({ accepted: 'aceptada', declined: 'rechazada' });
export type PhotoDecision = ValueOf<typeof photoDecisions>;

export const diaryLimits = {
  words: 2_000,
  /** Of one stay. */
  entries: 300,
  /** On one page of the diary. */
  shown: 20,
  /** Pets with photos that wait, in one answer. */
  waiting: 100,
} as const;

const error = (key: MessageKey) => ({ error: key });

export const diaryInput = z.object({
  words: z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().min(1, error('required')).max(diaryLimits.words, error('tooLong'))),
  /** Its photos may go to the pet's page after a look. */
  offersPhotos: z.boolean().default(false),
});

/** An entry of the diary of a stay. */
export interface DiaryEntry extends z.output<typeof diaryInput> {
  id: string;
  placementId: string;
  petId: string;
  authorId: string;
  /** Instant. */
  createdAt: string;
}

export interface DiaryPhoto {
  id: string;
  entryId: string;
  isOffered: boolean;
  decision: PhotoDecision | null;
  decidedBy: string | null;
  /** Instant. */
  decidedAt: string | null;
}
