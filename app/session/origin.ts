import { pathFor } from '#domain/initial-site-map.ts';
import type { Language } from '#domain/language.ts';
import { longestCarriedAddress, originParameter, ownAddress } from '#domain/own-address.ts';

export const loginPathFrom = (language: Language, origin: string): string =>
  pathFrom(pathFor('login', language), origin);

/** Another page that leads back to `origin` once it is done with. */
export const pathFrom = (path: string, origin: string): string =>
  `${path}?${new URLSearchParams({ [originParameter]: origin })}`;

/** The same origin for the other page that a visitor may go through first. */
export function withOrigin(path: string, search: string): string {
  const origin = new URLSearchParams(search).get(originParameter);
  return origin ? pathFrom(path, origin) : path;
}

/** As much of an origin as a mail carries. */
export const carried = (origin: string | undefined): { destination?: string } =>
  origin && origin.length <= longestCarriedAddress ? { destination: origin } : {};

/** The address to go to after the sign-in, in the language of the document. Only pages of this site: anybody can write a link to /login. */
export const findOrigin = (search: string, language: Language): string | undefined =>
  ownAddress(new URLSearchParams(search).get(originParameter) ?? '', language);
