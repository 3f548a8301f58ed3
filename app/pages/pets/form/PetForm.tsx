import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { FormSummary } from '#app/forms/FormSummary.tsx';
import { nameProblem } from '#app/forms/name-problem.ts';
import { StepList } from '#app/forms/steps/StepList.tsx';
import styles from '#app/forms/steps/SteppedForm.module.css';
import { useFormSteps } from '#app/forms/steps/use-form-steps.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useToday } from '#app/site.ts';
import type { PetFormField } from '#domain/pets/pet-form.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { FromRescue } from '#domain/rescues/record-address.ts';
import { labelOf, useWords } from './answer-text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { type StepId, stepIds, stepOf } from './form-steps.ts';
import type { FormStart } from './load-form.ts';
import { Preview } from './Preview.tsx';
import { SavedPanel } from './SavedPanel.tsx';
import { SavingPanel } from './SavingPanel.tsx';
import { useStepNames } from './step-names.ts';
import { CharacterStep } from './steps/CharacterStep.tsx';
import { HealthStep } from './steps/HealthStep.tsx';
import { MediaStep } from './steps/MediaStep.tsx';
import { PlaceStep } from './steps/PlaceStep.tsx';
import { ReviewStep } from './steps/ReviewStep.tsx';
import { WhoStep } from './steps/WhoStep.tsx';
import { type PetFormState, usePetForm } from './use-pet-form.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  start: FormStart;
  programme: Programme;
  isNew: boolean;
  /** The report of the animal, where its record is made from one. */
  rescue: FromRescue | undefined;
  /** A fresh form: another pet, or this one as it now is. */
  onAgain: () => void;
}

export function PetForm({ start, programme, isNew, rescue, onAgain }: Props) {
  const [confirming, setConfirming] = useState(false);
  const form = usePetForm({ start, isNew, programme, today: useToday() });
  const { step, before, after, goTo, focusField, showSummary, layout, heading, summary } =
    useFormSteps<StepId, PetFormField>({ steps: stepIds, stepOf, onLeave: form.leave });
  const send = form.submit(() => setConfirming(true), showSummary);
  const saving = useSaving({
    form,
    status: start.status,
    changedSince: start.changedSince,
    onRejected: send,
  });
  const text = usePetFormText();
  const words = useWords();
  const names = useStepNames(form);
  const { phase } = saving;
  const isIdle = !isNew && !form.isDirty;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isIdle) send();
  }

  async function startAnew() {
    await form.forget();
    goTo('quien-es');
    onAgain();
  }

  if (phase.name === 'saved') {
    return (
      <SavedPanel
        saved={phase}
        programme={programme}
        isNew={isNew}
        rescue={rescue}
        isPublic={isProgramme(start.status)}
        onAgain={() => {
          goTo('quien-es');
          onAgain();
        }}
      />
    );
  }
  if (phase.name === 'running' || phase.name === 'stopped') {
    return <SavingPanel form={form} saving={saving} phase={phase} />;
  }

  const problems = form.attempted
    ? form.missing.map((field) => ({
        field,
        message: nameProblem(labelOf(field, form.values, words), form.errorOf(field) ?? ''),
      }))
    : [];
  const Step = steps[step];
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-labelledby="titulo">
      <DraftNotice start={start} form={form} onStartAnew={startAnew} />
      <div ref={layout} className={styles.layout}>
        <div className={styles.side}>
          <StepList
            steps={stepIds.map((id) => ({
              id,
              name: names[id],
              missing: id === 'revisar' ? undefined : form.missingOf(id).length,
              isLeft: form.isLeft(id),
            }))}
            current={step}
            words={text.steps}
          />
        </div>
        <section className={styles.step} aria-labelledby="paso">
          <h2 id="paso" ref={heading} tabIndex={-1}>
            {names[step]}
          </h2>
          <div ref={summary} tabIndex={-1} className={styles.summary}>
            {step === 'revisar' && (
              <FormSummary
                title={text.review.missingTitle}
                problems={problems}
                focus={(field) => focusField(field as PetFormField)}
              />
            )}
          </div>
          <Step form={form} />
          {step === 'quien-es' && <p className={styles.everything}>{text.everything}</p>}
          <Ways name={form.values.name.trim()} {...{ isNew, isIdle, before, after, goTo }} />
        </section>
        <div className={styles.aside}>
          <Preview form={form} />
        </div>
      </div>
      {confirming && (
        <Confirmation
          name={form.values.name.trim()}
          isNew={isNew}
          onClose={() => setConfirming(false)}
          onAccept={() => {
            setConfirming(false);
            saving.run();
          }}
        />
      )}
      <ConcurrentChange form={form} saving={saving} />
    </form>
  );
}

/** On to the next step, back, and the sending where all that may be sent is in view. */
function Ways({
  name,
  isNew,
  isIdle,
  before,
  after,
  goTo,
}: {
  name: string;
  isNew: boolean;
  isIdle: boolean;
  before: StepId | undefined;
  after: StepId | undefined;
  goTo: (step: StepId) => void;
}) {
  const text = usePetFormText();
  return (
    <div className={styles.ways}>
      {before && (
        <Button variant="outline" onClick={() => goTo(before)}>
          {text.steps.previous}
        </Button>
      )}
      {after && (
        <Button variant={isNew ? 'primary' : 'outline'} onClick={() => goTo(after)}>
          {text.steps.next}
        </Button>
      )}
      {(!after || !isNew) && (
        <Button
          type="submit"
          icon="check"
          className={styles.save}
          aria-disabled={isIdle || undefined}
        >
          {isIdle ? text.save.nothing : isNew ? text.save.register(name) : text.save.edit}
        </Button>
      )}
    </div>
  );
}

function Confirmation({
  name,
  isNew,
  onClose,
  onAccept,
}: {
  name: string;
  isNew: boolean;
  onClose: () => void;
  onAccept: () => void;
}) {
  const text = usePetFormText().confirm;
  return (
    <MessageDialog
      title={text[isNew ? 'register' : 'edit'](name)}
      close={text.decline}
      onClose={onClose}
      action={<Button onClick={onAccept}>{text.accept}</Button>}
    >
      <p>{isNew ? text.registerText : text.editText}</p>
    </MessageDialog>
  );
}

/** What somebody else did to the pet. */
function ConcurrentChange({
  form,
  saving,
}: {
  form: PetFormState;
  saving: ReturnType<typeof useSaving>;
}) {
  const text = usePetFormText().gone;
  const { phase } = saving;
  if (phase.name === 'gone') {
    return (
      <MessageDialog title={text.title} close={text.close} onClose={saving.back}>
        <p>{text.text}</p>
      </MessageDialog>
    );
  }
  if (phase.name !== 'conflict') return null;
  return (
    <ConflictDialog
      form={form}
      theirs={phase.theirs}
      onTheirs={() => saving.takeTheirs(phase.theirs)}
      onMine={() => saving.keepMine(phase.theirs, form.missing.length === 0)}
      onClose={saving.back}
    />
  );
}

const steps: Record<StepId, (props: { form: PetFormState }) => React.ReactNode> = {
  'quien-es': WhoStep,
  salud: HealthStep,
  caracter: CharacterStep,
  donde: PlaceStep,
  fotos: MediaStep,
  revisar: ReviewStep,
};
