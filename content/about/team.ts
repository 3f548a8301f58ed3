import type { Bilingual } from '#domain/language.ts';

interface Team {
  heading: string;
  lead: string | undefined;
  members: readonly [];
}

/** Editors say who belongs to it. */
export const team: Bilingual<Team> = {
  es: { heading: 'Quién está detrás', lead: undefined, members: [] },
  en: { heading: 'The people behind it', lead: undefined, members: [] },
};
