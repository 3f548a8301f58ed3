import { Link } from 'react-router';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { type Language, locale } from '#domain/language.ts';
import { petFields } from '#domain/pets/pet.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ManagedPet } from './managed-pet.ts';
import styles from './Visibility.module.css';
import { type VisibilityState, visibilityState } from './visibility-state.ts';

const icons: Record<VisibilityState['kind'], IconName> = {
  visible: 'check',
  soon: 'clock',
  expired: 'warning',
  noPhoto: 'info',
  away: 'heart',
  deleted: 'close',
};

/**
 * Until when everybody sees the pet, or why nobody does; in words, a drawing and a colour. With it the number of its
 * microchip, and a warning where another living pet has the same: the other is named to whoever may look after it.
 */
export function Visibility({ pet }: { pet: ManagedPet }) {
  const today = useToday();
  const text = useMyPetsText().visibility;
  const language = useLanguage();
  const state = visibilityState(pet, today);
  const { microchip } = pet.description;
  const warning = petFields.sharesMicrochipWith.label[language];
  return (
    <>
      <span className={styles.visibility} data-kind={state.kind}>
        <Icon name={icons[state.kind]} size={16} />
        <span>
          {wordsFor(state, pet.description.sex, text, (date) => dayIn(language, date, today))}
        </span>
      </span>
      {microchip !== null && (
        <span className={styles.visibility}>
          {petFields.microchip.label[language]} {microchip}
        </span>
      )}
      {pet.sharesMicrochipWith.map((id, index) => (
        <span key={id || index} className={styles.visibility} data-kind="soon">
          <Icon name="warning" size={16} />
          {id === '' ? (
            warning
          ) : (
            <Link to={pathFor('editAdoptionPet', language, { id })}>{warning}</Link>
          )}
        </span>
      ))}
    </>
  );
}

type Words = ReturnType<typeof useMyPetsText>['visibility'];

function wordsFor(
  state: VisibilityState,
  sex: Sex,
  text: Words,
  day: (date: string) => string,
): string {
  switch (state.kind) {
    case 'visible':
    case 'soon':
      return text[state.kind](day(state.until), state.left);
    case 'away':
      return text.away(state.status, sex, day(state.since));
    case 'noPhoto':
      return text.noPhoto;
    case 'deleted':
      return text.deleted(sex, day(state.on));
    default:
      return text.expired(day(state.on));
  }
}

/** '12 de diciembre', and with the year where it is not this one. Dates are YYYY-MM-DD. */
export function dayIn(language: Language, date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale[language], {
    day: 'numeric',
    month: 'long',
    year: isThisYear ? undefined : 'numeric',
    timeZone: 'UTC',
  });
}
