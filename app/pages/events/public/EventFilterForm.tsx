import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import {
  type EventFilter,
  eventFilterParams as names,
  pastWord,
  readEventFilter,
  type When,
  whenParam,
} from '#domain/events/event-filter.ts';
import { federalStates } from '#domain/federal-states.ts';
import styles from './EventFilterForm.module.css';
import { eventListAddress } from './event-list-address.ts';

interface Props {
  path: string;
  when: When;
  filter: EventFilter;
}

/** A plain GET form; with JavaScript the address has no empty values and the page is not loaded anew. */
export function EventFilterForm({ path, when, filter }: Props) {
  const text = useEventsText().filter;
  const navigate = useNavigate();
  const id = useId();
  const filtered = Object.keys(filter).length > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value),
    ]);
    const wanted = readEventFilter(new URLSearchParams(entries)).filter;
    navigate(eventListAddress(path, when, wanted), { preventScrollReset: true });
  }

  return (
    <search>
      <form
        className={styles.form}
        method="get"
        action={path}
        onSubmit={submit}
        aria-label={text.title}
      >
        {when === 'past' && <input type="hidden" name={whenParam} value={pastWord} />}
        <div className={styles.field}>
          <label htmlFor={`${id}date`}>{text.labels.date}</label>
          <input id={`${id}date`} type="date" name={names.date} defaultValue={filter.date} />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}city`}>{text.labels.city}</label>
          <input
            id={`${id}city`}
            name={names.city}
            maxLength={80}
            autoComplete="off"
            defaultValue={filter.city}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}state`}>{text.labels.federalState}</label>
          <input
            id={`${id}state`}
            name={names.federalState}
            maxLength={40}
            autoComplete="off"
            list={`${id}states`}
            defaultValue={filter.federalState}
          />
          <datalist id={`${id}states`}>
            {federalStates.map(({ value }) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}cp`}>{text.labels.postalCode}</label>
          <input
            id={`${id}cp`}
            name={names.postalCode}
            inputMode="numeric"
            pattern="[0-9]{1,5}"
            maxLength={5}
            autoComplete="off"
            defaultValue={filter.postalCode}
          />
        </div>
        <div className={styles.ways}>
          <Button type="submit" icon="search" size="small">
            {text.apply}
          </Button>
          {filtered && (
            <ButtonLink to={eventListAddress(path, when, {})} variant="quiet" size="small">
              {text.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
