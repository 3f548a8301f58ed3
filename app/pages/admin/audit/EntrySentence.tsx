import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { pageOf } from '#app/components/pet-pages.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { AuditEntry } from '#domain/audit-calls.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { programmeOf } from '../pet-programme.ts';
import { describeEntry, type Named } from './describe-entry.ts';

/** Who did what to whom, with links to those who are still there. */
export function EntrySentence({ entry }: { entry: AuditEntry }) {
  const text = useAdministrationText();
  const { statuses } = useText().pets.pet;
  const language = useLanguage();
  const pieces = describeEntry(entry, { text, statuses, language });
  return pieces.map((piece, index) => (
    // The pieces of a sentence have no other name than their place.
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentence stays as it is.
    <Fragment key={index}>
      {typeof piece === 'string' ? (
        piece
      ) : (
        <NamedInEntry named={piece.named} entry={entry} isFirst={index === 0} />
      )}
    </Fragment>
  ));
}

interface NamedProps {
  named: Named;
  entry: AuditEntry;
  /** It begins the sentence. */
  isFirst: boolean;
}

function NamedInEntry({ named, entry, isFirst }: NamedProps): ReactNode {
  const { audit: text } = useAdministrationText();
  const language = useLanguage();
  const { pet, event } = entry;
  switch (named) {
    case 'actor':
    case 'person': {
      const { id, name, email } = named === 'actor' ? actorOf(entry) : subjectOf(entry);
      // Of an account that is no more the log keeps the id alone.
      if (id === null || name === null) {
        return capital(named === 'actor' ? text.somebody : text.somePerson, isFirst);
      }
      return (
        <Link to={pathFor('adminUser', language, { id })} title={email ?? undefined}>
          {name}
        </Link>
      );
    }
    case 'pet':
      if (!pet) return text.somePet;
      return (
        <Link to={pathFor(pageOf[programmeOf(pet.status)], language, { id: pet.id })}>
          {pet.name}
        </Link>
      );
    case 'event': {
      if (!event) return text.someEvent;
      const title = eventTitle(event, language);
      return (
        <Link to={pathFor('adoptionEvent', language, { id: event.id })}>
          {event.title ?? title.charAt(0).toLocaleLowerCase(language) + title.slice(1)}
        </Link>
      );
    }
  }
}

const actorOf = ({ actorId, actorName, actorEmail }: AuditEntry) => ({
  id: actorId,
  name: actorName,
  email: actorEmail,
});
const subjectOf = ({ subjectId, subjectName, subjectEmail }: AuditEntry) => ({
  id: subjectId,
  name: subjectName,
  email: subjectEmail,
});

const capital = (words: string, isFirst: boolean) =>
  isFirst ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;
