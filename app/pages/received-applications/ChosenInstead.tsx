import { Link } from 'react-router';
import { useApplicationWords } from '#app/i18n/application-words.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { firstNameOf } from './first-name.ts';
import type { ReceivedApplication } from './received-calls.ts';

type Chosen = NonNullable<ReceivedApplication['chosenInstead']>;

/** Which family was chosen for the pet, as a way to its application. */
export function ChosenInstead({ folio, name, status }: Chosen) {
  const { chosen } = useReceivedText();
  const { states } = useApplicationWords();
  const language = useLanguage();
  return (
    <Link to={pathFor('receivedApplication', language, { folio: String(folio) })} draggable={false}>
      {chosen.link(firstNameOf(name), folio)} ({states[status].toLocaleLowerCase(language)})
    </Link>
  );
}
