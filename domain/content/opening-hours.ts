import type { ContentOf } from './content-documents.ts';

/** schema.org's form; undefined where the words say something else than always. */
export const openingHoursOf = ({
  briefHours,
}: Pick<ContentOf<'organisation'>, 'briefHours'>): string | undefined =>
  briefHours.trim() === '24/7' ? 'Mo-Su 00:00-23:59' : undefined;
