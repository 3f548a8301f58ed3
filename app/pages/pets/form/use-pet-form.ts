import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { removeDraft } from '#app/forms/drafts.ts';
import '#app/forms/zod-setup.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { writeDraftFiles } from './draft-files.ts';
import { missingIn, type StepId, stepOf } from './form-steps.ts';
import type { FormStart } from './load-form.ts';
import { addressesOf, isStored, movedFocalPoints } from './media-items.ts';
import { petFields } from './pet-fields.ts';
import { useChosenFiles } from './use-chosen-files.ts';
import { useDraft } from './use-draft.ts';
import { usePetProblems } from './use-pet-problems.ts';
import { differences, type PetFormValues, type ValueField } from './values.ts';

export type PetFormState = ReturnType<typeof usePetForm>;

interface Props {
  start: FormStart;
  /** Registering, as opposed to editing. */
  isNew: boolean;
  programme: Programme;
  /** The person's own day, YYYY-MM-DD. */
  today: string;
}

/**
 * What is in the form, what is wrong with it, and the draft that outlives the page. The rules are asked at each change,
 * not at the sending: the list of steps says all the time what each still needs.
 */
export function usePetForm({ start, isNew, programme, today }: Props) {
  const language = useLanguage();
  const form = useForm<PetFormValues>({ defaultValues: start.values });
  const values = useWatch({ control: form.control }) as PetFormValues;
  const { touchedFields, errors: serverErrors, isSubmitted } = form.formState;
  const attempted = isSubmitted || start.marks.attempted;
  const [stored, setStored] = useState(start.stored);
  const [sent, setSent] = useState(start.sent);
  const [hasCertificate, setHasCertificate] = useState(start.hasCertificate);
  const files = useChosenFiles(start.media, start.certificate, start.focalPoints);
  const [leftSteps, setLeftSteps] = useState<ReadonlySet<StepId>>(new Set(start.marks.leftSteps));
  const finished = useRef(false);
  const { media, certificate, focalPoints } = files;

  const problems = usePetProblems(
    { values, media, hasCertificate: hasCertificate || certificate !== undefined, serverErrors },
    { status: start.status, today },
  );

  const isDirty =
    differences(stored?.values ?? start.blank, values).length > 0 ||
    media.map(({ id }) => id).join() !== addressesOf(stored?.media ?? []) ||
    Object.keys(movedFocalPoints(media.filter(isStored), focalPoints)).length > 0 ||
    certificate !== undefined;
  const marks = useMemo(() => ({ leftSteps: [...leftSteps], attempted }), [leftSteps, attempted]);
  const draft = { values, stored, sent, media, focalPoints, certificate, marks };
  useDraft({ start, ...draft, isDirty, finished });

  const errorOf = (field: PetFormField): string | undefined => {
    const message = problems[field];
    const isShown =
      attempted || leftSteps.has(stepOf(field)) || field in touchedFields || field in serverErrors;
    return message !== undefined && isShown ? messageText(message, language) : undefined;
  };

  /** Every field that is missing or wrong, in the order of the form, whether it was reached yet or not. */
  const missing = missingIn(problems, programme);

  return {
    values,
    setValues: (next: PetFormValues) =>
      form.reset(next, { keepErrors: true, keepTouched: true, keepIsSubmitted: true }),
    stored,
    setStored,
    sent,
    setSent,
    hasCertificate,
    setHasCertificate,
    ...files,
    programme,
    isNew,
    today,
    isDirty,
    attempted,
    /** From now on everything that is missing shows; `send` only when nothing is. */
    submit: (send: () => void, showMissing: () => void) =>
      form.handleSubmit(() => (missing.length > 0 ? showMissing() : send()), showMissing),
    showServerErrors(next: Partial<Record<ValueField, string>>) {
      for (const [field, message] of Object.entries(next)) {
        form.setError(field as ValueField, { message });
      }
    },
    errorOf,
    missing,
    missingOf: (step: StepId) => missingIn(problems, programme, [step]),
    /** Whoever leaves a step sees at their return what it still needs. */
    leave: (step: StepId) => setLeftSteps((before) => new Set([...before, step])),
    isLeft: (step: StepId) => attempted || leftSteps.has(step),
    stepOf,
    ...petFields(form, values, errorOf),
    /** Nothing is left in this browser. */
    async forget() {
      finished.current = true;
      removeDraft(start.draftName);
      await writeDraftFiles(start.draftName, []);
    },
  };
}
