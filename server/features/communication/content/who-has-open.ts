import type { Clock } from '#domain/clock.ts';
import type { Entry } from './content-entries.repository.ts';

/** Milliseconds after which somebody who has not been heard of does not have a document open any more. */
const openFor = 150_000;

export function whoHasOpen({ clock }: { clock: Clock }, entry: Entry | undefined) {
  const { openBy, openSince, openSeenAt } = entry ?? {};
  const isOpen = openSeenAt && clock.now().getTime() - Date.parse(openSeenAt) < openFor;
  return isOpen
    ? { openBy: openBy ?? undefined, openSince: openSince ?? undefined }
    : { openBy: undefined, openSince: undefined };
}
