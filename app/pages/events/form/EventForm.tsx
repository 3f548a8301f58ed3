import { z } from 'zod';
import { PetPicker } from '#app/adoption/PetPicker.tsx';
import { ApiError } from '#app/api/transport/api-error.ts';
import { removeDraft, writeDraft } from '#app/forms/drafts.ts';
import { FormActions } from '#app/forms/FormActions.tsx';
import { LeaveQuestion } from '#app/forms/LeaveQuestion.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
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
import type { EventDraft, EventStart, EventValues, EventWords } from './event-start.ts';

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

type EventFormValues = EventValues & { petIds: string[] };
type EventFormOutput = EventDescription & { petIds: string[] };

const schemaOf = (today: string) =>
  eventInput(today).safeExtend({ petIds: z.array(z.string()) }) as unknown as z.ZodType<
    EventFormOutput,
    EventFormValues
  >;

export function EventForm({ start, id, onSaved, onConflict }: Props) {
  const text = useEventFormText();
  const language = useLanguage();
  const today = useToday();
  const form = useForm<EventFormValues, EventFormOutput, ManagedEvent>({
    rules: schemaRules(schemaOf(today)),
    defaults: formOf(start.blank),
    draft: {
      kept: start.restored ? formOf(start) : undefined,
      write: (values, sent) => {
        const draft: EventDraft = { ...wordsOf(values), base: start.base, sent };
        return writeDraft(start.draftName, draft, readSession()?.user.id);
      },
      remove: () => removeDraft(start.draftName),
    },
    sentBefore: start.sent,
    fieldOf,
    async send({ petIds, ...values }, { keyOf }) {
      const key = keyOf({ values, petIds });
      const event = id === undefined ? undefined : { id, version: start.base?.version ?? 1 };
      try {
        return await saveEvent(values, petIds, event, language, key);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'eventChangedSince') throw error;
        onConflict();
        throw new SaidByPage();
      }
    },
    onSent: onSaved,
  });
  const { petIds, ...values } = form.form.watch();
  const chosen = new Set(petIds);
  const timezone = placeZone(values);
  const zone = timezone && zoneName(timezone, language);
  const field = (name: keyof EventValues) => ({ label: text.fields[name], ...form.field(name) });

  function toggle({ id: petId }: { id: string }, isChosen: boolean) {
    const others = petIds.filter((one) => one !== petId);
    form.form.setValue('petIds', isChosen ? others : [...others, petId].sort(), {
      shouldDirty: true,
    });
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
        <FormActions>
          <SubmitButton busy={form.busy} busyLabel={text.saving} icon="check">
            {text.save}
          </SubmitButton>
        </FormActions>
      </SchemaForm>
      <LeaveQuestion form={form} />
    </>
  );
}

const formOf = ({ values, petIds }: EventWords): EventFormValues => ({
  ...values,
  petIds: [...petIds].sort(),
});
const wordsOf = ({ petIds, ...values }: EventFormValues): EventWords => ({ values, petIds });

/** Undefined until the place is said. */
const placeZone = ({ postalCode, federalState }: EventValues): string | undefined =>
  federalState || isPostalCode(postalCode)
    ? timezoneOf(postalCode, (federalState || undefined) as FederalState | undefined)
    : undefined;
