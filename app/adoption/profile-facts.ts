import type { ApplicationWords } from '#app/i18n/application-words.ts';
import type { AdoptionProfile, FamilyPlace } from '#domain/adoption/adoption-profile.ts';

type Text = ApplicationWords['profile'];

export interface ProfileGroup {
  id: keyof Text['groups'];
  facts: readonly { id: keyof Text['facts']; answer: string }[];
}

/** A family's answers in the order in which people read them; the references stand apart. */
export function profileGroups(profile: AdoptionProfile, text: Text): ProfileGroup[] {
  const { home, household, animals } = profile;
  const yesOrNo = (yes: boolean) => (yes ? text.yes : text.no);
  const orNothing = (words: string) => words || text.nothing;
  const ages = household.map(({ age }) => text.age(age)).join(', ');
  const allergic = household.filter((person) => person.allergic).length;
  return [
    {
      id: 'home',
      facts: [
        { id: 'place', answer: profile.place ? placeIn(profile.place) : text.placeUnknown },
        { id: 'kind', answer: text.kinds[home.kind] },
        { id: 'owned', answer: home.owned ? text.owned.own : text.owned.rented },
        ...(home.owned
          ? []
          : [{ id: 'landlord', answer: yesOrNo(home.landlordAgrees === true) } as const]),
        { id: 'outside', answer: yesOrNo(home.outsideSpace) },
        { id: 'protections', answer: yesOrNo(home.protections) },
        { id: 'stairs', answer: home.stairs == null ? text.unknown : yesOrNo(home.stairs) },
      ],
    },
    {
      id: 'people',
      facts: [
        { id: 'ages', answer: orNothing(ages) },
        { id: 'allergies', answer: text.allergic(allergic) },
      ],
    },
    { id: 'animals', facts: [{ id: 'animals', answer: animalsIn(animals, text) }] },
    {
      id: 'care',
      facts: [
        { id: 'hours', answer: text.hours(profile.hoursAlone) },
        { id: 'experience', answer: orNothing(profile.experience) },
        { id: 'vet', answer: orNothing(profile.vet) },
      ],
    },
    {
      id: 'plans',
      facts: [
        { id: 'moving', answer: orNothing(profile.movingPlans) },
        { id: 'fallback', answer: orNothing(profile.fallback) },
        { id: 'whatsApp', answer: yesOrNo(profile.allowsWhatsApp === true) },
      ],
    },
  ];
}

export const placeIn = ({ city, federalState, postalCode }: FamilyPlace) =>
  `${city}, ${federalState}, C.P. ${postalCode}`;

function animalsIn(animals: AdoptionProfile['animals'], text: Text): string {
  const one = ({ species, sterilized, vaccinated, getsAlong }: (typeof animals)[number]) =>
    `${text.species[species]}: ${[
      text.animal.sterilized(sterilized),
      text.animal.vaccinated(vaccinated),
      text.animal.getsAlong(getsAlong),
    ].join(', ')}`;
  return animals.map(one).join('\n') || text.noAnimals;
}
