import { listOf } from '#app/components/pet-pages.ts';
import { en } from '#app/i18n/wishes/en.ts';
import { es } from '#app/i18n/wishes/es.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { describeFilter } from '#content/pets/describe-filter.ts';
import { readPetFilter, writePetFilter } from '#domain/pets/pet-filter.ts';
import { pathFor } from '#domain/site-map.ts';
import { programmeIn } from '#domain/wishes/wish-address.ts';

const texts = { es, en };

/** What somebody wants to be told of, as the address of the list has it. */
export async function loader({ request, context: { language } }: LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const programme = programmeIn(params);
  const { filter, ignored } = readPetFilter(params);
  const query = String(writePetFilter(filter));
  const { anything, programmes, ...text } = texts[language].tellMe;
  const chips = describeFilter(filter, language).map(({ label }) => label);
  return {
    text: { ...text, ignored: ignored.length > 0 ? text.ignored : '' },
    programme,
    filter: query,
    wanted: chips.length > 0 ? [programmes[programme], ...chips] : [anything[programme]],
    listHref: pathFor(listOf[programme], language) + (query && `?${query}`),
  };
}
