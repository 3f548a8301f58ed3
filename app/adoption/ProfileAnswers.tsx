import { Link } from 'react-router';
import { type AdoptionText, useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { type ApplicationWords, useApplicationWords } from '#app/i18n/application-words.ts';
import styles from './ProfileAnswers.module.css';
import { profileSteps, stepOf } from './profile-steps.ts';
import { animalFacts, notKnown, type ProfileValues } from './profile-values.ts';

interface Props {
  values: ProfileValues;
  /** Each part leads to its step of the form. */
  changeable?: boolean;
  /** Of the parts. */
  heading?: 'h2' | 'h3';
}

/** What a family has said, part by part. */
export function ProfileAnswers({ values, changeable, heading: Heading = 'h3' }: Props) {
  const text = useAdoptionText();
  const { review, steps } = text;
  const answers = answersOf(values, text, useApplicationWords().profile);
  return (
    <div className={styles.answers}>
      {profileSteps.slice(0, -1).map((step) => (
        <section key={step} className={styles.part} aria-labelledby={`${step}-answers`}>
          <div className={styles.head}>
            <Heading id={`${step}-answers`}>{steps.names[step]}</Heading>
            {changeable && (
              <Link to={{ hash: step }} preventScrollReset className={styles.change}>
                {review.change}
                <span className="visually-hidden">: {steps.names[step]}</span>
              </Link>
            )}
          </div>
          <dl className={styles.list}>
            {answers
              .filter(({ field }) => stepOf(field) === step)
              .map(({ field, label, answer }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd data-missing={answer === '' || undefined}>{answer || review.notYet}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface Answer {
  field: string;
  label: string;
  /** Empty where there is none. */
  answer: string;
}

const answerOf = (
  answer: ProfileValues['animals'][number]['getsAlong'],
  words: (yes: boolean | null) => string,
) => (answer === null ? '' : words(answer === notKnown ? null : answer));

function answersOf(
  values: ProfileValues,
  text: AdoptionText,
  { animal: words }: ApplicationWords['profile'],
): Answer[] {
  const { place, home, household, hasAnimals, animals, references } = values;
  const { labels, person, nobody } = text.review;
  const yesNo = (value: boolean | null | undefined) =>
    value == null ? '' : value ? text.yes : text.no;
  const answers: [field: string, label: string, answer: string][] = [
    [
      'place',
      labels.place,
      [place.city, place.federalState, place.postalCode].filter(Boolean).join(', '),
    ],
    ['home.kind', labels.kind, home.kind && text.home.kinds[home.kind]],
    ['home.owned', labels.owned, yesNo(home.owned)],
    ...(home.owned === false
      ? [
          ['home.landlordAgrees', labels.landlordAgrees, yesNo(home.landlordAgrees)] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ['home.outsideSpace', labels.outsideSpace, yesNo(home.outsideSpace)],
    ['home.protections', labels.protections, yesNo(home.protections)],
    ['home.stairs', labels.stairs, home.stairs === notKnown ? text.unknown : yesNo(home.stairs)],
    [
      'household',
      labels.household,
      household.map(({ age, allergic }) => person(age.trim(), allergic)).join('\n'),
    ],
    [
      'animals',
      labels.animals,
      hasAnimals === null
        ? ''
        : hasAnimals
          ? animals
              .map((one) =>
                [
                  one.species && text.animals.kinds[one.species],
                  ...animalFacts.map((fact) => answerOf(one[fact], words[fact])),
                ]
                  .filter(Boolean)
                  .join(', '),
              )
              .join('\n')
          : nobody,
    ],
    ['hoursAlone', labels.hoursAlone, values.hoursAlone],
    ['experience', labels.experience, values.experience],
    ['vet', labels.vet, values.vet],
    ['movingPlans', labels.movingPlans, values.movingPlans],
    ['fallback', labels.fallback, values.fallback],
    [
      'references',
      labels.references,
      references
        .map(({ name, relation, phone, email }) =>
          [name, relation, phone, email].filter(Boolean).join(', '),
        )
        .filter(Boolean)
        .join('\n'),
    ],
  ];
  return answers.map(([field, label, answer]) => ({ field, label, answer: answer.trim() }));
}
