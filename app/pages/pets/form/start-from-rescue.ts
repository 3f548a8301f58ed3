import { read } from '#app/api/call.ts';
import { contentId } from '#app/forms/content-id.ts';
import { federalStates } from '#domain/federal-states.ts';
import { withoutReach } from '#domain/rescues/foster-ask.ts';
import { openRescueFile } from '#domain/rescues/rescue-desk-calls.ts';
import type { FormStart } from './load-form.ts';
import { chosenItem, type MediaItem } from './media-items.ts';

/**
 * What was told of a reported animal, and its photos. Who reported it is not carried over, neither within the words: what is
 * known of them ends with the report. @throws ApiError
 */
export async function startFromRescue(start: FormStart, folio: number): Promise<FormStart> {
  const report = await read(openRescueFile, { folio });
  const { species, federalState, pictures } = report;
  const state = federalStates.find(({ value }) => value === federalState)?.value;
  const media = await Promise.all(
    pictures.map((url, index) => photoOf(url, `${folio}-${index + 1}`)),
  );
  return {
    ...start,
    media: media.filter((item) => item !== undefined),
    values: {
      ...start.values,
      ...(species !== 'other' && { species }),
      story: withoutReach(report),
      ...(state && state !== start.values.federalState && { federalState: state, city: '' }),
    },
  };
}

/** One that cannot be had is left out: whoever makes the record chooses another. */
async function photoOf(url: string, name: string): Promise<MediaItem | undefined> {
  try {
    const response = await fetch(new URL(url).pathname + new URL(url).search);
    if (!response.ok) return undefined;
    const file = new File([await response.blob()], `${name}.webp`, { type: 'image/webp' });
    return chosenItem({ id: await contentId(file), file });
  } catch {
    return undefined;
  }
}
