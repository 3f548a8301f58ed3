import { longDate } from '#app/components/long-date.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import type { PetHistoryEntry } from '#domain/pets/pet.ts';
import styles from './History.module.css';

export function History({ history }: { history: readonly PetHistoryEntry[] }) {
  const words = useText().pets.pet;
  const language = useLanguage();
  if (history.length === 0) return null;
  return (
    <table className={styles.history}>
      <caption>{words.history}</caption>
      <thead>
        <tr>
          <th scope="col">{words.historyDate}</th>
          <th scope="col">{words.historyStatus}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(history).map(({ id, date, status }) => (
          <tr key={id}>
            <td>
              <time dateTime={date}>{longDate(date, locale[language])}</time>
            </td>
            <td>{words.statuses[status]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A pet may come back to the same status on the same day. */
function numbered(history: readonly PetHistoryEntry[]) {
  return history.map((entry, id) => ({ ...entry, id }));
}
