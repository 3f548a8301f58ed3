import { z } from 'zod';
import { email, line, optionalLine, optionalPhone, postalCode } from '../accounts/fields.ts';
import { personLimits } from '../accounts/person-limits.ts';
import { federalState } from '../accounts/place-fields.ts';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { companionSpecies, homeKind, profileLimits } from './profile-choices.ts';

const error = (key: MessageKey) => ({ error: key });
const yesOrNo = z.boolean(error('chooseOption'));
/** null: the family does not know. */
const knownOrNot = yesOrNo.nullable();
const wholeNumber = (most: number, key: MessageKey) =>
  z.int(error(key)).min(0, error(key)).max(most, error(key));
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, error('chooseOption')).max(most, error('tooLong'));
const paragraph = (longest: number) =>
  z
    .string(error('required'))
    .transform(tidyText)
    .pipe(z.string().max(longest, error('tooLong')));

const home = z
  .object({
    kind: z.enum(homeKind.values, error('chooseOption')),
    owned: yesOrNo,
    /** Of a rented home; null of one's own. */
    landlordAgrees: yesOrNo.nullable(),
    outsideSpace: yesOrNo,
    /** Windows and balconies are safe. */
    protections: yesOrNo,
    /** On the way to it or inside; missing: it was never asked. */
    stairs: knownOrNot.optional(),
  })
  .transform((value) => ({ ...value, landlordAgrees: value.owned ? null : value.landlordAgrees }))
  .refine(({ owned, landlordAgrees }) => owned || landlordAgrees !== null, {
    path: ['landlordAgrees'],
    ...error('chooseOption'),
  });

/** Else nobody can ask them. */
function isReachable({ phone, email }: { phone: string; email: string }): boolean {
  return phone !== '' || email !== '';
}

/** In which every part is known. */
const place = z.object({
  postalCode: postalCode.refine((code) => code !== '', error('required')),
  federalState: federalState.pipe(z.string().min(1, error('required'))),
  city: line(personLimits.city),
});
export type FamilyPlace = z.output<typeof place>;

/**
 * What a family says about itself once, for all its applications: only what a rescuer decides by. Issues carry
 * message keys.
 */
export const adoptionProfileInput = z.object({
  /** Where the home is; null or missing: it was never asked. */
  place: place.nullish(),
  home,
  /** Everybody who lives there, whoever fills it in too. */
  household: listOf(
    z.object({ age: wholeNumber(120, 'ageOfPerson'), allergic: yesOrNo }),
    profileLimits.household,
  ),
  animals: listOf(
    z.object({
      species: z.enum(companionSpecies.values, error('chooseOption')),
      sterilized: knownOrNot,
      vaccinated: knownOrNot,
      getsAlong: knownOrNot,
    }),
    profileLimits.animals,
  ),
  /** A day, of 24. */
  hoursAlone: wholeNumber(24, 'hoursOfDay'),
  experience: paragraph(profileLimits.experience),
  /** Who pays the vet, and which one. */
  vet: paragraph(profileLimits.vet),
  /** If they move, and if it does not work out. */
  movingPlans: paragraph(profileLimits.plans),
  fallback: paragraph(profileLimits.plans),
  references: listOf(
    z
      .object({
        name: line(120, 'nameRequired'),
        phone: optionalPhone,
        email: z.union([z.literal(''), email]),
        relation: optionalLine(profileLimits.relation),
      })
      .refine(isReachable, { path: ['phone'], ...error('referenceUnreachable') }),
    profileLimits.references,
  ),
  /** Whoever looks after the pet may write to the family’s telephone by WhatsApp; missing: it was never asked. */
  allowsWhatsApp: z.boolean(error('chooseOption')).optional(),
});

export type AdoptionProfile = z.output<typeof adoptionProfileInput> & {
  /** Of an application: it was deleted when its time was over, and what stands here says nothing. */
  deleted?: true;
};

/** Whether one that was stored answers what is asked today; else it is completed with the next application. */
export const isComplete = ({ place, references }: AdoptionProfile): boolean =>
  Boolean(place) && references.every(isReachable);

/** In the place of one whose time is over. */
export const deletedProfile: AdoptionProfile = {
  home: {
    kind: 'other',
    owned: false,
    landlordAgrees: null,
    outsideSpace: false,
    protections: false,
  },
  household: [],
  animals: [],
  hoursAlone: 0,
  experience: '',
  vet: '',
  movingPlans: '',
  fallback: '',
  references: [],
  deleted: true,
};
