import { useEffect, useMemo, useState } from 'react';
import type { PathValue } from 'react-hook-form';
import { afterPress } from '#app/forms/after-press.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ProfileStart } from './profile-start.ts';
import { missingIn, optionalSteps, type ProfileStep, stepOf } from './profile-steps.ts';
import type { CheckedProfile, ProfileField, ProfileValues } from './profile-values.ts';

export type ProfileFormState = ReturnType<typeof useProfileForm>;

/**
 * What is typed, what is wrong with it, and the draft that outlives the page. The rules are asked at each change: the
 * list of steps says all the time what each still needs. They come a moment after the form, whose first fields answer
 * without them.
 */
export function useProfileForm({ values: first, blank, place, ...marks }: ProfileStart) {
  const language = useLanguage();
  const [values, setValues] = useState(first);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [leftSteps, setLeftSteps] = useState<readonly ProfileStep[]>(marks.leftSteps);
  const [attempted, setAttempted] = useState(marks.attempted);
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    // Whoever sends it asks for them again.
    loadRules().then(setRules, () => {});
  }, []);
  const { problems } = useMemo(() => rules?.checkProfile(values) ?? unchecked, [rules, values]);

  useEffect(() => {
    const isDirty = JSON.stringify(values) !== JSON.stringify(blank);
    if (isDirty) place.write({ values, leftSteps, attempted });
    else place.remove();
  }, [values, leftSteps, attempted, blank, place]);

  const isLeft = (step: ProfileStep) => attempted || leftSteps.includes(step);
  function errorOf(field: string): string | undefined {
    const message = problems[field];
    const isShown = isLeft(stepOf(field)) || touched.has(field);
    return message !== undefined && isShown ? rules?.messageText(message, language) : undefined;
  }
  const set = <Field extends ProfileField>(field: Field, value: PathValue<ProfileValues, Field>) =>
    setValues((before) => withField(before, field.split('.'), value));

  return {
    values,
    problems,
    /** @returns undefined while something is missing or wrong @throws Error where the rules cannot be loaded */
    async checked() {
      const loaded = rules ?? (await loadRules());
      setRules(loaded);
      return loaded.checkProfile(values).profile;
    },
    missing: missingIn(problems),
    missingOf: (step: ProfileStep) => missingIn(problems, step).length,
    /** Of a step that asks for nothing that must be there, nothing is known before somebody was there. */
    knowsOf: (step: ProfileStep) =>
      rules !== undefined && step !== 'revisar' && (!optionalSteps.includes(step) || isLeft(step)),
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
      onBlur: () =>
        value !== '' && afterPress(() => setTouched((before) => new Set([...before, name]))),
    }),
    /** For one of several answers. */
    choice: <Field extends ProfileField>(name: Field, value: PathValue<ProfileValues, Field>) => ({
      name,
      value,
      error: errorOf(name),
      onChange: (next: PathValue<ProfileValues, Field>) => set(name, next),
    }),
    startAnew() {
      setValues(blank);
      setLeftSteps([]);
      setAttempted(false);
      setTouched(new Set());
    },
  };
}

type Rules = typeof import('./check-profile.ts');
const loadRules = (): Promise<Rules> => import('./check-profile.ts');

const unchecked: CheckedProfile = { profile: undefined, problems: {} };

/** A copy in which the field of that path has another value. */
function withField<Part extends object>(part: Part, path: readonly string[], value: unknown): Part {
  const [name = '', ...rest] = path;
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : withField(copy[name] as object, rest, value);
  return copy as Part;
}
