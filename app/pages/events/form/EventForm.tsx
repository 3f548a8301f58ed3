import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { PetPicker } from '#app/adoption/PetPicker.tsx';
import { ApiError } from '#app/api/transport/api-error.ts';
import { removeDraft, writeDraft } from '#app/forms/drafts.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useSchemaForm } from '#app/forms/use-schema-form.ts';
import { useEventFormText } from '#app/i18n/event-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession } from '#app/session/session-store.ts';
import { useToday } from '#app/site.ts';
import { type EventDescription, eventInput, longestTitle } from '#domain/events/event.ts';
import { eventFieldNames } from '#domain/events/event-wire.ts';
import { type FederalState, federalStates } from '#domain/federal-states.ts';
import { isPostalCode } from '#domain/postal-codes.ts';
import { timezoneOf } from '#domain/time-zones.ts';
import { zoneName } from '#domain/zone-names.ts';
import { type ManagedEvent, saveEvent } from '../event-calls.ts';
import styles from './EventForm.module.css';
import {
  type EventDraft,
  type EventStart,
  type EventValues,
  type EventWords,
  isChanged,
} from './event-start.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

interface Props {
  start: EventStart;
  /** undefined: a new one. */
  id: string | undefined;
  onSaved: (saved: ManagedEvent) => void;
  /** Somebody else has changed the event: what is typed here is kept as the draft, nothing was saved. */
  onConflict: () => void;
}

const fieldOf = Object.fromEntries(
  Object.entries(eventFieldNames).map(([name, wire]) => [wire, name as keyof EventValues]),
);

const states = federalStates.map(({ value, label }) => ({ value, label }));

export function EventForm({ start, id, onSaved, onConflict }: Props) {
  const text = useEventFormText();
  const language = useLanguage();
  const today = useToday();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(start.petIds));
  const creation = useIdempotencyKey(start.sent);
  const form = useSchemaForm({
    schema: eventInput(today) as unknown as z.ZodType<EventDescription, EventValues>,
    defaults: start.values,
    fieldOf,
    async send(values) {
      const petIds = [...chosen];
      const key = creation.keyOf({ values, petIds });
      draft.keep();
      const event = id === undefined ? undefined : { id, version: start.base?.version ?? 1 };
      try {
        const saved = await saveEvent(values, petIds, event, language, key);
        draft.forget();
        onSaved(saved);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'eventChangedSince') throw error;
        onConflict();
      }
    },
  });
  const values = useWatch({ control: form.form.control }) as EventValues;
  const draft = useDraft(start, { values, petIds: [...chosen] }, creation.sent);
  const timezone = placeZone(values);
  const zone = timezone && zoneName(timezone, language);
  const field = (name: keyof EventValues) => ({ label: text.fields[name], ...form.field(name) });

  function toggle({ id: petId }: { id: string }, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.delete(petId);
    else next.add(petId);
    setChosen(next);
  }

  return (
    <>
      <SchemaForm state={form} label={id ? text.edit : text.create} fields={text.fields}>
        <Section title={text.what}>
          <TextField maxLength={longestTitle} hint={text.hints.title} {...field('title')} />
          <div className={styles.row}>
            <TextField type="date" hint={text.hints.date(zone)} {...field('date')} />
            <TextField type="time" {...field('startsAt')} />
            <TextField type="time" {...field('endsAt')} />
          </div>
          {values.date !== '' && values.date < today && <p className={styles.note}>{text.past}</p>}
          <TextField multiline maxLength={2_000} {...field('description')} />
        </Section>
        <Section title={text.where}>
          <TextField maxLength={200} hint={text.hints.address} {...field('address')} />
          <div className={styles.row}>
            <TextField maxLength={100} {...field('neighborhood')} />
            <TextField inputMode="numeric" maxLength={5} {...field('postalCode')} />
            <TextField maxLength={80} {...field('city')} />
            <SelectField options={states} empty={text.choose} {...field('federalState')} />
          </div>
        </Section>
        <Section title={text.who} lead={text.chosen(chosen.size)}>
          <PetPicker ownerId={undefined} chosen={chosen} onToggle={toggle} />
        </Section>
        <div className={styles.ways}>
          <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
            {text.save}
          </SubmitButton>
        </div>
      </SchemaForm>
      <LeaveDialog asks={draft.isAtStake} onDiscard={draft.forget} />
    </>
  );
}

/** Undefined until the place is said. */
const placeZone = ({ postalCode, federalState }: EventValues): string | undefined =>
  federalState || isPostalCode(postalCode)
    ? timezoneOf(postalCode, (federalState || undefined) as FederalState | undefined)
    : undefined;

/** Keeps what is typed in this browser until it is saved. */
function useDraft(
  { draftName, blank, base }: EventStart,
  words: EventWords,
  sent: () => EventDraft['sent'],
) {
  const finished = useRef(false);
  const isDraftSaved = useRef(true);
  const isDirty = isChanged(words, blank);
  const content = JSON.stringify(words);

  function keep() {
    const draft: EventDraft = { ...words, base, sent: sent() };
    isDraftSaved.current = writeDraft(draftName, draft, readSession()?.user.id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the words change, not their order of rendering.
  useEffect(() => {
    if (finished.current) return;
    if (isDirty) keep();
    else removeDraft(draftName);
  }, [draftName, content, isDirty]);

  // The draft outlives a reload; where this browser keeps none, it asks.
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (!isDraftSaved.current && isDirty && !finished.current) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    keep,
    isAtStake: () => isDirty && !finished.current,
    forget() {
      finished.current = true;
      removeDraft(draftName);
    },
  };
}
