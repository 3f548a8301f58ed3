import type { ReactNode } from 'react';
import type { ApplicationPet } from '#app/adoption/application-pets.ts';
import { FitList } from '#app/adoption/FitList.tsx';
import { type ProfileGroup, profileGroups } from '#app/adoption/profile-facts.ts';
import { StateMark } from '#app/adoption/StateMark.tsx';
import { shownFit } from '#app/adoption/shown-fit.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ApplicationPets } from './ApplicationPets.tsx';
import styles from './CompareDialog.module.css';
import type { ReceivedApplication } from './received-calls.ts';

interface Props {
  applications: readonly ReceivedApplication[];
  pets: ReadonlyMap<string, ApplicationPet>;
  onClose: () => void;
}

/** Two or three families side by side, answer by answer. */
export function CompareDialog({ applications, pets, onClose }: Props) {
  const text = useReceivedText().compare;
  const words = useApplicationWords();
  const language = useLanguage();
  const { facts } = words.profile;
  const answers = new Map(
    applications.map(({ id, profile }) => [
      id,
      profile ? answersOf(profileGroups(profile, words.profile)) : undefined,
    ]),
  );
  const factIds = (Object.keys(facts) as (keyof typeof facts)[]).filter((fact) =>
    applications.some(({ id }) => answers.get(id)?.has(fact)),
  );
  const row = (header: string, cell: (application: ReceivedApplication) => ReactNode) => (
    <tr key={header}>
      <th scope="row">{header}</th>
      {applications.map((application) => (
        <td key={application.id}>
          {/* Where the columns stand below each other, their heads are not in sight. */}
          <strong className={styles.whose}>{application.name}</strong>
          {cell(application)}
        </td>
      ))}
    </tr>
  );
  return (
    <MessageDialog title={text.title} close={text.close} onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by key as well */}
      <section className={styles.scroll} aria-label={text.table} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.question}</th>
              {applications.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(text.pet, (one) => (
              <ApplicationPets application={one} pets={pets} />
            ))}
            {row(text.state, ({ status }) => (
              <StateMark state={status} />
            ))}
            {row(text.fit, (one) => (
              <FitList fit={shownFit(one, language)} />
            ))}
            {row(text.message, ({ message }) => message || words.profile.nothing)}
            {factIds.map((fact) =>
              row(facts[fact], ({ id }) => answers.get(id)?.get(fact) ?? words.profile.nothing),
            )}
            {row(
              text.references,
              ({ profile }) =>
                profile?.references.map(({ name }) => name).join(', ') ||
                words.profile.noReferences,
            )}
          </tbody>
        </table>
      </section>
    </MessageDialog>
  );
}

const answersOf = (groups: readonly ProfileGroup[]) =>
  new Map(groups.flatMap((group) => group.facts).map(({ id, answer }) => [id, answer]));
