import '#app/forms/zod-setup.ts';
import { adoptionProfileInput } from '#domain/adoption/adoption-profile.ts';
import { messageKeyOf, messageText } from '#domain/messages.ts';
import {
  type CheckedProfile,
  mapFacts,
  notKnown,
  type ProfileProblems,
  type ProfileValues,
} from './profile-values.ts';

export { messageText };

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const isEmpty = (reference: ProfileValues['references'][number]) =>
  Object.values(reference).every((text) => text.trim() === '');

/** Where each reference that is sent stands in the form. */
const givenReferences = ({ references }: ProfileValues) =>
  references.flatMap((reference, index) => (isEmpty(reference) ? [] : [{ reference, index }]));

function inputOf(values: ProfileValues) {
  const { home, hasAnimals, household, animals, hoursAlone, ...rest } = values;
  return {
    ...rest,
    home: { ...home, stairs: home.stairs === notKnown ? null : home.stairs },
    household: household.map(({ age, allergic }) => ({ age: numberOf(age), allergic })),
    animals: hasAnimals
      ? animals.map(({ species, ...facts }) => ({
          species,
          ...mapFacts(facts, (fact) => (fact === notKnown ? null : (fact ?? undefined))),
        }))
      : [],
    hoursAlone: numberOf(hoursAlone),
    references: givenReferences(values).map(({ reference }) => reference),
  };
}

/** What the rules say of what is filled in. */
export function checkProfile(values: ProfileValues): CheckedProfile {
  const parsed = adoptionProfileInput.safeParse(inputOf(values));
  const problems: ProfileProblems = {};
  if (values.hasAnimals === null) problems.hasAnimals = 'chooseOption';
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path, values);
    problems[field] ??= isBlankNumber(field, values) ? 'required' : messageKeyOf(issue);
  }
  const isComplete = Object.keys(problems).length === 0;
  return { profile: isComplete ? parsed.data : undefined, problems };
}

/** References that were left empty are not sent, so that the others may have other places. */
function fieldOf(path: readonly PropertyKey[], values: ProfileValues): string {
  const [list, index, ...rest] = path.map(String);
  if (list !== 'references' || index === undefined) return path.join('.');
  return [list, givenReferences(values)[Number(index)]?.index ?? index, ...rest].join('.');
}

function isBlankNumber(field: string, { household, hoursAlone }: ProfileValues): boolean {
  if (field === 'hoursAlone') return hoursAlone.trim() === '';
  const [list, index, part] = field.split('.');
  return list === 'household' && part === 'age' && household[Number(index)]?.age.trim() === '';
}
