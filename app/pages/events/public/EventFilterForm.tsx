import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { useEventsText } from '#app/i18n/events.ts';
import {
  type EventFilter,
  eventFilterParams as names,
  pastWord,
  readEventFilter,
  thisWeekend,
  type When,
  whenParam,
} from '#domain/events/event-filter.ts';
import styles from './EventFilterForm.module.css';
import { eventListAddress } from './event-list-address.ts';

interface Props {
  path: string;
  when: When;
  filter: EventFilter;
  /** Those that have events. */
  states: readonly string[];
}

/** A plain GET form; with JavaScript the page is not loaded anew. */
export function EventFilterForm({ path, when, filter, states }: Props) {
  const text = useEventsText().filter;
  const navigate = useNavigate();
  const id = useId();
  const filtered = Object.keys(filter).length > 0;
  const { federalState: state } = filter;
  const shownStates = state && !states.includes(state) ? [state, ...states] : states;

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
    <search className={styles.search}>
      {when === 'upcoming' && <Weekend path={path} filter={filter} />}
      <form
        className={styles.form}
        method="get"
        action={path}
        onSubmit={submit}
        aria-label={text.title}
      >
        {when === 'past' && <input type="hidden" name={whenParam} value={pastWord} />}
        {(['weekend', 'postalCode'] as const).map(
          (name) =>
            filter[name] && (
              <input key={name} type="hidden" name={names[name]} value={filter[name]} />
            ),
        )}
        <div className={styles.field}>
          <label htmlFor={`${id}state`}>{text.labels.federalState}</label>
          <select id={`${id}state`} name={names.federalState} defaultValue={state ?? ''}>
            <option value="">{text.anyState}</option>
            {shownStates.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
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
          <label htmlFor={`${id}date`}>{text.labels.date}</label>
          <input id={`${id}date`} type="date" name={names.date} defaultValue={filter.date} />
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

/** On and off by a link, so that one tap is enough. */
function Weekend({ path, filter: { weekend, ...rest } }: Pick<Props, 'path' | 'filter'>) {
  const text = useEventsText().filter;
  const { date: _, ...others } = rest;
  return weekend ? (
    <Chip
      on
      icon="calendar"
      to={eventListAddress(path, 'upcoming', rest)}
      removeLabel={text.remove}
      preventScrollReset
    >
      {text.weekend}
    </Chip>
  ) : (
    <Chip
      icon="calendar"
      to={eventListAddress(path, 'upcoming', { ...others, weekend: thisWeekend })}
      preventScrollReset
    >
      {text.weekend}
    </Chip>
  );
}
