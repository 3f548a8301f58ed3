import { PetLinks } from '#app/adoption/PetLinks.tsx';
import { StateMark } from '#app/adoption/StateMark.tsx';
import { longDate } from '#app/components/long-date.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import styles from './Application.module.css';
import { ApplicationPets } from './ApplicationPets.tsx';
import { type FoundApplication, petIdsOf } from './received-calls.ts';

interface Props extends FoundApplication {
  Title: 'h1' | 'h2';
}

/** Who applies for which pets, and how it stands. */
export function ApplicationHead({ application, pets, Title }: Props) {
  const text = useReceivedText().page;
  const language = useLanguage();
  const { name, status, createdAt, reservedUntil } = application;
  return (
    <header className={styles.head}>
      <Title>{text.title(name)}</Title>
      <div className={styles.marks}>
        <StateMark state={status} />
        <span>{text.arrived(formatInstant(createdAt, language))}</span>
        {reservedUntil && status === 'reserved' && (
          <span>{text.reservedUntil(longDate(reservedUntil, locale[language]))}</span>
        )}
      </div>
      <ApplicationPets application={application} pets={pets} />
      <PetLinks ids={petIdsOf([application])} pets={pets} label={text.seePet} />
    </header>
  );
}
