import { useEffect, useMemo, useState } from 'react';
import { type PathValue, useForm, useWatch } from 'react-hook-form';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messageText } from '#domain/messages.ts';
import type { ProfileStart } from './profile-start.ts';
import { missingIn, optionalSteps, type ProfileStep, stepOf } from './profile-steps.ts';
import { checkProfile, type ProfileField, type ProfileValues } from './profile-values.ts';

export type ProfileFormState = ReturnType<typeof useProfileForm>;

/**
 * What is typed, what is wrong with it, and the draft that outlives the page. The rules are asked at each change: the
 * list of steps says all the time what each still needs.
 */
export function useProfileForm({ values: first, blank, place, ...marks }: ProfileStart) {
  const language = useLanguage();
  const form = useForm<ProfileValues>({ defaultValues: first });
  const values = useWatch({ control: form.control }) as ProfileValues;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [leftSteps, setLeftSteps] = useState<readonly ProfileStep[]>(marks.leftSteps);
  const [attempted, setAttempted] = useState(marks.attempted);
  const { profile, problems } = useMemo(() => checkProfile(values), [values]);

  useEffect(() => {
    const isDirty = JSON.stringify(values) !== JSON.stringify(blank);
    if (isDirty) place.write({ values, leftSteps, attempted });
    else place.remove();
  }, [values, leftSteps, attempted, blank, place]);

  const isLeft = (step: ProfileStep) => attempted || leftSteps.includes(step);
  function errorOf(field: string): string | undefined {
    const message = problems[field];
    const isShown = isLeft(stepOf(field)) || touched.has(field);
    return message !== undefined && isShown ? messageText(message, language) : undefined;
  }
  const set = <Field extends ProfileField>(field: Field, value: PathValue<ProfileValues, Field>) =>
    form.setValue(field, value);

  return {
    values,
    /** Undefined while something is missing or wrong. */
    profile,
    problems,
    missing: missingIn(problems),
    missingOf: (step: ProfileStep) => missingIn(problems, step).length,
    /** Of a step that asks for nothing that must be there, nothing is known before somebody was there. */
    knowsOf: (step: ProfileStep) =>
      step !== 'revisar' && (!optionalSteps.includes(step) || isLeft(step)),
    attempted,
    /** From now on everything that is missing shows. */
    attempt: () => setAttempted(true),
    isLeft,
    leave: (step: ProfileStep) =>
      setLeftSteps((before) => (before.includes(step) ? before : [...before, step])),
    set,
    errorOf,
    /** For a line or a box of text. */
    text: <Field extends ProfileField>(name: Field, value: string) => ({
      name,
      value,
      error: errorOf(name),
      onChange: (event: { target: { value: string } }) =>
        set(name, event.target.value as PathValue<ProfileValues, Field>),
      onBlur: () => value !== '' && setTouched((before) => new Set([...before, name])),
    }),
    /** For one of several answers. */
    choice: <Field extends ProfileField>(name: Field, value: PathValue<ProfileValues, Field>) => ({
      name,
      value,
      error: errorOf(name),
      onChange: (next: PathValue<ProfileValues, Field>) => set(name, next),
    }),
    startAnew() {
      form.reset(blank);
      setLeftSteps([]);
      setAttempted(false);
      setTouched(new Set());
    },
  };
}
