import type { Language } from '#domain/language.ts';
import { landingPath } from '#domain/pets/landing-pages.ts';
import type { Landing } from './landing.server.ts';
import type { ListWords } from './list-words.server.ts';

/** What the list of a species or a place says at its head. */
export function landingWords(
  { species, place, missing }: Landing,
  total: number,
  { list: text }: ListWords,
) {
  const name = missing ? missing.name : place?.name;
  const heading = text.landing.title(species, name);
  const where = place?.kind === 'city' ? `${place.name}, ${place.federalState}` : place?.name;
  const lead = missing ? text.landing.missing(species) : text.landing.lead(species, where, total);
  return { heading, lead, description: lead };
}

/** The lists above it; itself comes last, and is no link. */
export function crumbsTo(
  { species, place, missing }: Landing,
  { language, listPath, words }: { language: Language; listPath: string; words: ListWords },
) {
  const above = [{ label: words.pets.pet.back.adoption, href: listPath }];
  if (!species || (!place && !missing)) return above;
  const label = words.list.landing.title(species);
  return [...above, { label, href: landingPath(language, { species }) }];
}
