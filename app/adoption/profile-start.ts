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

export function startProfile(place: DraftPlace, stored: AdoptionProfile | undefined): ProfileStart {
  const blank = stored ? valuesOf(stored) : emptyProfile;
  const draft = readProfileDraft(place);
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

function readProfileDraft(place: DraftPlace): ProfileDraft | undefined {
  const draft = place.read() as Partial<ProfileDraft> | undefined;
  const { values, leftSteps, attempted = false } = draft ?? {};
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
