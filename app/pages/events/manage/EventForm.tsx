import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '#app/components/Button.tsx';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { type EventDescription, eventInput, longestTitle } from '#domain/events/event.ts';
import { eventFieldNames } from '#domain/events/event-wire.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { federalStates } from '#domain/federal-states.ts';
import { pathFor } from '#domain/site-map.ts';
import { type ManagedEvent, saveEvent } from '../event-calls.ts';
import { PetPicker } from '../participants/PetPicker.tsx';
import styles from './EventForm.module.css';

interface Props {
  /** undefined: a new one. */
  event: ManagedEvent | undefined;
  /** Without an outcome nothing was done. */
  onDone: (outcome?: ActionOutcome) => void;
}

/** As its controls hold it: a state that was not chosen yet is ''. */
type Input = Record<keyof EventDescription, string>;

const nothing: Input = {
  title: '',
  date: '',
  startsAt: '',
  endsAt: '',
  description: '',
  address: '',
  neighborhood: '',
  postalCode: '',
  city: '',
  federalState: '',
};

const inputOf = (event: ManagedEvent | undefined): Input =>
  Object.fromEntries(
    Object.keys(nothing).map((name) => [name, event?.[name as keyof Input] ?? '']),
  ) as Input;

const fieldOf = Object.fromEntries(
  Object.keys(nothing).map((name) => [eventFieldNames[name as keyof Input], name as keyof Input]),
);

const states = federalStates.map(({ value, label }) => ({ value, label }));

export function EventForm({ event, onDone }: Props) {
  const text = useManageEventsText();
  const language = useLanguage();
  const today = useToday();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(event?.petIds));
  const creation = useIdempotencyKey();
  const form = useSchemaForm({
    schema: eventInput(today) as unknown as z.ZodType<EventDescription, Input>,
    defaults: inputOf(event),
    fieldOf,
    async send(said) {
      const petIds = [...chosen];
      const key = creation.keyOf({ said, petIds });
      const saved = await saveEvent(said, petIds, event, language, key);
      const title = eventTitle(saved, language);
      onDone({
        kind: 'success',
        title: text.saved(title),
        link: { to: pathFor('adoptionEvent', language, { id: saved.id }), label: text.see },
      });
    },
  });
  const date = form.form.watch('date');
  const words = text.form;
  const field = (name: keyof Input) => ({ label: text.fields[name], ...form.field(name) });

  function toggle({ id }: { id: string }, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.delete(id);
    else next.add(id);
    setChosen(next);
  }

  return (
    <>
      <div>
        <Button variant="quiet" size="small" onClick={() => onDone()}>
          {words.back}
        </Button>
      </div>
      <h2>{event ? words.edit : words.create}</h2>
      <SchemaForm state={form} label={event ? words.edit : words.create} fields={text.fields}>
        <Section title={words.what}>
          <TextField maxLength={longestTitle} hint={words.hints.title} {...field('title')} />
          <div className={styles.row}>
            <TextField type="date" hint={words.hints.date} {...field('date')} />
            <TextField type="time" {...field('startsAt')} />
            <TextField type="time" {...field('endsAt')} />
          </div>
          {date !== '' && date < today && <p className={styles.note}>{words.past}</p>}
          <TextField multiline maxLength={2_000} {...field('description')} />
        </Section>
        <Section title={words.where}>
          <TextField maxLength={200} hint={words.hints.address} {...field('address')} />
          <div className={styles.row}>
            <TextField maxLength={100} {...field('neighborhood')} />
            <TextField inputMode="numeric" maxLength={5} {...field('postalCode')} />
            <TextField maxLength={80} {...field('city')} />
            <SelectField options={states} empty={text.choose} {...field('federalState')} />
          </div>
        </Section>
        <Section title={words.who} lead={words.chosen(chosen.size)}>
          <PetPicker ownerId={undefined} chosen={chosen} onToggle={toggle} />
        </Section>
        <div className={styles.ways}>
          <SubmitButton busy={form.busy} busyLabel={words.saving} icon="check">
            {words.save}
          </SubmitButton>
        </div>
      </SchemaForm>
    </>
  );
}
