import type { DraftPlace } from '#app/forms/drafts.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { type ProfileStep, profileSteps } from './profile-steps.ts';
import { emptyProfile, type ProfileValues, valuesOf } from './profile-values.ts';

interface ProfileDraft {
  values: ProfileValues;
  /** Those say what they still need. */
  leftSteps: ProfileStep[];
  attempted: boolean;
}

export interface ProfileStart extends ProfileDraft {
  /** What the portal has, or nothing. */
  blank: ProfileValues;
  place: DraftPlace;
  /** Something of an earlier visit has come back. */
  restored: boolean;
}

export const profileDraft = 'adoption-profile';

/** As far as the account says it. */
export const knownPlace = ({
  postalCode,
  federalState,
  city,
}: ProfileValues['place']): ProfileValues['place'] => ({ postalCode, federalState, city });

/** @param known what the account says of where they live */
export function startProfile(
  place: DraftPlace,
  stored: AdoptionProfile | null,
  known: ProfileValues['place'] = emptyProfile.place,
): ProfileStart {
  const blank = stored ? valuesOf(stored, known) : { ...emptyProfile, place: known };
  const draft = readProfileDraft(place, known);
  return draft
    ? { ...draft, blank, place, restored: true }
    : {
        values: blank,
        leftSteps: stored ? [...profileSteps] : [],
        attempted: false,
        blank,
        place,
        restored: false,
      };
}

function readProfileDraft(place: DraftPlace, known = emptyProfile.place): ProfileDraft | undefined {
  const draft = place.read() as Partial<ProfileDraft> | undefined;
  const { leftSteps, attempted = false } = draft ?? {};
  // Where they live was not asked at first.
  const values = draft?.values && { ...draft.values, place: draft.values.place ?? known };
  if (!values || !isProfile(values) || !Array.isArray(leftSteps)) return undefined;
  return { values, leftSteps: leftSteps.filter((step) => profileSteps.includes(step)), attempted };
}

/** Another version of the portal may have kept it. */
const isProfile = (values: Partial<ProfileValues>): values is ProfileValues =>
  Object.entries(emptyProfile).every(([name, blank]) => {
    const draftValue = values[name as keyof ProfileValues];
    return blank === null ? draftValue !== undefined : typeof draftValue === typeof blank;
  }) && [values.household, values.animals, values.references].every(Array.isArray);

/** What a visitor has typed goes with them into their account. */
export function takeOver(from: DraftPlace, to: DraftPlace): void {
  const draft = readProfileDraft(from);
  if (!draft) return;
  to.write(draft);
  from.remove();
}
