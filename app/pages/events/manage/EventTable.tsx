import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { eventTitle } from '#domain/events/event-words.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { copyAddress } from '../copied-event.ts';
import type { ManagedEvent } from '../event-calls.ts';
import styles from './EventTable.module.css';

interface Props {
  events: readonly ManagedEvent[];
  when: 'upcoming' | 'past';
  onInvite: (event: ManagedEvent) => void;
  onRemove: (event: ManagedEvent) => void;
}

export function EventTable({ events, when, onInvite, onRemove }: Props) {
  const text = useManageEventsText();
  const language = useLanguage();
  const columns: Column<ManagedEvent>[] = [
    {
      header: text.columns.date,
      kind: 'plain',
      className: styles.date,
      cell: ({ date, startsAt, endsAt }) => (
        <>
          <strong>{longDate(date, locale[language])}</strong>
          <br />
          {text.hours(startsAt, endsAt)}
        </>
      ),
    },
    {
      header: text.columns.event,
      kind: 'title',
      cell: (event) => (
        <>
          <Link to={pathFor('adoptionEvent', language, { id: event.id })}>
            {eventTitle(event, language)}
          </Link>
          <br />
          <span className={styles.place}>
            {event.neighborhood}, {event.city}, {event.federalState}
          </span>
        </>
      ),
    },
    {
      header: text.columns.pets,
      kind: 'plain',
      className: styles.pets,
      cell: ({ petIds, homes }) => (
        <>
          {text.pets(petIds.length)}
          {when === 'past' && homes > 0 && (
            <>
              <br />
              <strong>{text.homes(homes)}</strong>
            </>
          )}
        </>
      ),
    },
    {
      header: text.columns.actions,
      kind: 'actions',
      cell: (event) => (
        <div className={styles.actions}>
          <ButtonLink
            to={pathFor('editEvent', language, { id: event.id })}
            size="small"
            variant="outline"
            icon="pencil"
            aria-label={text.editOne(eventTitle(event, language))}
          >
            {text.edit}
          </ButtonLink>
          {when === 'upcoming' && (
            <Button
              size="small"
              variant="outline"
              icon="mail"
              aria-haspopup="dialog"
              aria-label={text.inviteOne(eventTitle(event, language))}
              onClick={() => onInvite(event)}
            >
              {text.invite}
            </Button>
          )}
          <ButtonLink
            to={pathFor('eventDay', language, { id: event.id })}
            size="small"
            variant="outline"
            aria-label={text.dayOne(eventTitle(event, language))}
          >
            {text.day}
          </ButtonLink>
          <ButtonLink
            to={copyAddress(language, event.id)}
            size="small"
            variant="outline"
            aria-label={text.copyOne(eventTitle(event, language))}
          >
            {text.copy}
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            icon="trash"
            aria-label={text.removeOne(eventTitle(event, language))}
            onClick={() => onRemove(event)}
          >
            {text.remove}
          </Button>
        </div>
      ),
    },
  ];
  return <ManagedTable columns={columns} items={events} />;
}
