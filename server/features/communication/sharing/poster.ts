import type { Letterhead } from '#server/pdf/letterhead.ts';
import type { ShareSubject } from './share-subject.ts';

export interface Poster {
  letterhead: Letterhead;
  subject: ShareSubject;
  /** JPEG of 1080 by 720. */
  photo: Buffer | undefined;
  createdAt: Date;
}
