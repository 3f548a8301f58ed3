import { fairOrderTexts } from '#app/i18n/fair-order.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { writeListQuery } from '#domain/pets/list-order.ts';
import { pathFor } from '#domain/site-map.ts';
import { listAddress } from './list-address.ts';

/** What the page says of the order by turns, and where the list in that order is. */
export async function loader({ context: { language } }: LoaderArgs) {
  const query = String(writeListQuery({}, { by: 'fair' }));
  const list = listAddress(pathFor('adoptionPets', language), query);
  return { ...fairOrderTexts[language], list };
}
