import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { explainRejection, type Failure } from '#app/feedback/explain-failure.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { FormSummary } from '#app/forms/FormSummary.tsx';
import { nameProblem } from '#app/forms/name-problem.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { StepList } from '#app/forms/steps/StepList.tsx';
import stepped from '#app/forms/steps/SteppedForm.module.css';
import { useFormSteps } from '#app/forms/steps/use-form-steps.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { fieldName } from './field-name.ts';
import { ProfileDraftNotice } from './ProfileDraftNotice.tsx';
import styles from './ProfileForm.module.css';
import type { ProfileStart } from './profile-start.ts';
import { type ProfileStep, profileSteps, stepOf } from './profile-steps.ts';
import { ProfileStepFields } from './steps/ProfileStepFields.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface Props {
  start: ProfileStart;
  /** What the last button says. */
  submitLabel: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** @throws ApiError */
  onSubmit: (profile: AdoptionProfile) => void | Promise<void>;
}

/** A family's adoption profile, in short steps. */
export function ProfileForm({ start, submitLabel, labelledBy, onSubmit }: Props) {
  const text = useAdoptionText();
  const { failures } = useSignInText();
  const form = useProfileForm(start);
  const { step, before, after, goTo, focusField, showSummary, ...places } = useFormSteps<
    ProfileStep,
    string
  >({ steps: profileSteps, stepOf, onLeave: form.leave });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // Enter in a line of text.
    if (after) return goTo(after);
    form.attempt();
    setBusy(true);
    setFailure(undefined);
    try {
      const profile = await form.checked();
      if (profile) await onSubmit(profile);
      else showSummary();
    } catch (error) {
      setFailure(explainRejection(error, failures));
    } finally {
      setBusy(false);
    }
  }

  const problems = form.attempted
    ? form.missing.map((field) => ({
        field,
        message: nameProblem(fieldName(field, text), form.errorOf(field) ?? ''),
      }))
    : [];
  return (
    <form
      className={`${stepped.form} ${styles.form}`}
      onSubmit={submit}
      noValidate
      aria-labelledby={labelledBy}
    >
      {start.restored && <ProfileDraftNotice onStartAnew={form.startAnew} />}
      <div ref={places.layout} className={`${stepped.layout} ${styles.layout}`}>
        <div className={stepped.side}>
          <StepList
            steps={profileSteps.map((id) => ({
              id,
              name: text.steps.names[id],
              missing: form.knowsOf(id) ? form.missingOf(id) : undefined,
              isLeft: form.isLeft(id),
            }))}
            current={step}
            words={text.steps}
          />
        </div>
        <section className={stepped.step} aria-labelledby="paso">
          <h2 id="paso" ref={places.heading} tabIndex={-1}>
            {text.steps.names[step]}
          </h2>
          <p className={styles.readers}>
            <Icon name="user" size={20} />
            {text.readers}
          </p>
          <div ref={places.summary} tabIndex={-1} className={stepped.summary}>
            {step === 'revisar' && (
              <FormSummary
                title={text.review.missingTitle}
                problems={problems}
                focus={focusField}
              />
            )}
          </div>
          <ProfileStepFields step={step} form={form} />
          {failure && <FailureNotice failure={failure} />}
          <div className={stepped.ways}>
            {before && (
              <Button variant="outline" onClick={() => goTo(before)}>
                {text.steps.previous}
              </Button>
            )}
            {after ? (
              <Button onClick={() => goTo(after)}>{text.steps.next}</Button>
            ) : (
              <SubmitButton icon="check" busy={busy} busyLabel={text.saving}>
                {submitLabel}
              </SubmitButton>
            )}
          </div>
        </section>
      </div>
    </form>
  );
}
