import { useEffect, useMemo, useRef, useState } from 'react';
import { config } from 'zod';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import { type PetFormField, type PetFormProblems, petFormProblems } from '#domain/pets/pet-form.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { removeDraft, type StoredPet, writeDraft } from './draft.ts';
import { writeDraftFiles } from './draft-files.ts';
import { fieldsOf, missingIn, type StepId, stepOf } from './form-steps.ts';
import { certificateId, type FormStart } from './load-form.ts';
import { isChosen, isRefused } from './media-items.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { differences, type PetFormValues, petFormOf, type ValueField } from './values.ts';

// The content security policy forbids the code that zod would make at run time.
config({ jitless: true });

export type PetFormState = ReturnType<typeof usePetForm>;

interface Props {
  start: FormStart;
  /** Registering, as opposed to editing. */
  isNew: boolean;
  programme: Programme;
  /** The person's own day, YYYY-MM-DD. */
  today: string;
}

/** What is in the form, what is wrong with it, and the draft that outlives the page. */
export function usePetForm({ start, isNew, programme, today }: Props) {
  const language = useLanguage();
  const [values, setValues] = useState(start.values);
  const [stored, setStored] = useState(start.stored);
  const [unanswered, setUnanswered] = useState(start.unanswered);
  const [hasCertificate, setHasCertificate] = useState(start.hasCertificate);
  const files = useChosenFiles(start.media, start.certificate);
  const [touched, setTouched] = useState<ReadonlySet<PetFormField>>(new Set());
  const [attempted, setAttempted] = useState(false);
  /** What the portal complained of, until it is changed. */
  const [complaints, setComplaints] = useState<Partial<Record<PetFormField, string>>>({});
  const finished = useRef(false);
  const { media, certificate } = files;

  const found = useMemo(() => {
    const { description, vet } = petFormOf(values);
    const filled = {
      description,
      vet,
      hasCertificate: hasCertificate || certificate !== undefined,
      media: {
        count: media.filter((item) => !isRefused(item)).length,
        anyRefused: media.some(isRefused),
      },
    };
    return petFormProblems(filled, { status: start.status, today });
  }, [values, media, certificate, hasCertificate, start.status, today]);
  const problems: Partial<Record<PetFormField, string>> = { ...found, ...complaints };

  const isDirty =
    differences(stored?.values ?? start.blank, values).length > 0 ||
    media.map(({ id }) => id).join() !== (stored?.mediaUrls ?? []).join() ||
    certificate !== undefined;
  useDraft({ start, values, stored, unanswered, media, certificate, isDirty, finished });

  function touch(fields: readonly PetFormField[]) {
    setTouched((before) => new Set([...before, ...fields]));
  }

  function set<Field extends ValueField>(field: Field, value: PetFormValues[Field]) {
    setValues((before) => ({ ...before, [field]: value }));
    setComplaints(({ [field]: _, ...rest }) => rest);
  }

  const errorOf = (field: PetFormField): string | undefined => {
    const message = problems[field];
    const isShown = attempted || touched.has(field) || field in complaints;
    return message !== undefined && isShown ? messageText(message, language) : undefined;
  };

  return {
    values,
    set,
    setValues,
    stored,
    setStored,
    unanswered,
    setUnanswered,
    hasCertificate,
    setHasCertificate,
    ...files,
    programme,
    isNew,
    today,
    isDirty,
    attempted,
    attempt: () => setAttempted(true),
    complain: setComplaints,
    errorOf,
    /** Every field that is missing or wrong, in the order of the form, whether it was reached yet or not. */
    missing: missingIn(problems as PetFormProblems, programme),
    missingOf: (step: StepId) => missingIn(problems as PetFormProblems, programme, [step]),
    /** Whoever leaves a step sees at their return what it still needs. */
    leave: (step: StepId) => touch(fieldsOf(step, programme)),
    isLeft: (step: StepId) =>
      attempted || fieldsOf(step, programme).every((field) => touched.has(field)),
    stepOf,
    /** For a line of text. */
    text: (field: TextField) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value),
      onBlur: () => values[field] !== '' && touch([field]),
      'aria-required': field !== 'weightKg' && field !== 'vetName' ? true : undefined,
    }),
    /** For one of several answers. */
    choice: <Field extends ValueField>(field: Field) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (value: PetFormValues[Field]) => set(field, value),
    }),
    /** For the list of needs. */
    list: {
      name: 'needs',
      error: errorOf('needs'),
      onChange: (needs: string[]) => set('needs', needs),
    },
    /** Nothing is left in this browser. */
    async forget() {
      finished.current = true;
      removeDraft(start.draftName);
      await writeDraftFiles(start.draftName, []);
    },
  };
}

type TextField = {
  [Field in ValueField]: string extends PetFormValues[Field] ? Field : never;
}[ValueField];

interface DraftParts extends Pick<ReturnType<typeof useChosenFiles>, 'media' | 'certificate'> {
  start: FormStart;
  values: PetFormValues;
  stored: StoredPet | undefined;
  unanswered: boolean;
  isDirty: boolean;
  finished: React.RefObject<boolean>;
}

/** Writes down every change at once. */
function useDraft(parts: DraftParts) {
  const { start, values, stored, unanswered, media, certificate, isDirty, finished } = parts;
  const { draftName } = start;
  useEffect(() => {
    if (finished.current) return;
    if (!isDirty) return removeDraft(draftName);
    writeDraft(draftName, {
      values,
      stored,
      unanswered,
      media: media.map((item) => (isChosen(item) ? { id: item.id } : { url: item.stored.url })),
    });
  }, [draftName, values, stored, unanswered, media, isDirty, finished]);

  const kept = [
    ...media.flatMap((item) =>
      isChosen(item) && !isRefused(item) ? [{ id: item.id, file: item.file }] : [],
    ),
    ...(certificate ? [{ id: certificateId, file: certificate }] : []),
  ];
  const latest = useRef(kept);
  latest.current = kept;
  const content = kept.map(({ id, file }) => `${id} ${file.size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the files change, not their order.
  useEffect(() => {
    if (!finished.current) writeDraftFiles(draftName, latest.current);
  }, [draftName, content, finished]);
}
