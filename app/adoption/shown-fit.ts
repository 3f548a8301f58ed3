import type { FitResult } from '#domain/adoption/application-fields.ts';
import { fitText } from '#domain/adoption/fit-texts.ts';
import type { Language } from '#domain/language.ts';
import type { ShownApplication } from './application.ts';

/** A rule as somebody reads it. */
export interface ShownFit extends Pick<FitResult, 'rule' | 'outcome' | 'text'> {
  /** The one of two pets that it is about; undefined where it is so for both, or for the only one. */
  about: string | undefined;
}

type Fitted = Pick<
  ShownApplication,
  'fit' | 'profile' | 'language' | 'petId' | 'secondPetId' | 'petNames'
>;

/**
 * What the family was told, in its own words; in another language as the portal says the same there, as far as the profile
 * is kept.
 */
export function shownFit(application: Fitted, language: Language): ShownFit[] {
  const { fit, profile, petId, secondPetId, petNames } = application;
  const [first, second] = petNames;
  const nameOf = (id: string | null | undefined) =>
    id === petId ? first : id === secondPetId ? second : undefined;
  return ofPets(
    fit.map((one) => {
      const sentence =
        profile && language !== application.language
          ? fitText(one.rule, one.outcome, { ...profile, isPair: secondPetId !== null })?.[language]
          : undefined;
      return { ...one, text: sentence ?? one.text, about: nameOf(one.petId) };
    }),
    secondPetId === null ? 1 : 2,
  );
}

/** Of two pets that belong together what is so for both stands once. */
export function ofPets(fit: readonly ShownFit[], pets: number): ShownFit[] {
  const found = new Map<string, ShownFit>();
  for (const { rule, outcome, text, about } of fit) {
    const key = `${rule} ${outcome} ${text}`;
    const isForBoth = pets < 2 || found.has(key);
    found.set(key, { rule, outcome, text, about: isForBoth ? undefined : about });
  }
  return [...found.values()];
}
