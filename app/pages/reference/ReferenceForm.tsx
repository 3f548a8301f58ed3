import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import form from '#app/forms/VisitorForm.module.css';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import {
  knownForAnswers,
  referenceLimits,
  trustAnswers,
} from '#domain/adoption/reference-check.ts';
import {
  type ReferenceField,
  type ReferenceProblem,
  referenceSteps,
  stepName,
} from './reference-form.ts';

/** The browser sends it by itself, to the page's own address. */
export function ReferenceForm({ problem }: { problem: ReferenceProblem | undefined }) {
  const text = useReferenceText();
  const field = (name: ReferenceField) => ({
    name,
    defaultValue: problem?.typed[name] ?? '',
    error: problem?.errors[name],
  });
  return (
    <form method="post" className={form.form} noValidate>
      {problem && (
        <Notice
          kind="error"
          title={problem.outcome ? text[problem.outcome] : text.wrong}
          announce
        />
      )}
      <ChoiceField
        label={text.knownFor}
        hint={text.knownForWhy}
        options={knownForAnswers.values.map((value) => ({
          value,
          label: text.knownForAnswers[value],
        }))}
        {...field('knownFor')}
      />
      <TextField
        label={text.how}
        hint={text.howWhy}
        maxLength={referenceLimits.how}
        autoComplete="off"
        required
        {...field('how')}
      />
      <ChoiceField
        label={text.trust}
        hint={text.trustWhy}
        options={trustAnswers.values.map((value) => ({ value, label: text.trustAnswers[value] }))}
        {...field('trust')}
      />
      <TextField
        multiline
        label={text.words}
        hint={text.wordsHint}
        maxLength={referenceLimits.words}
        {...field('words')}
      />
      <Button
        type="submit"
        icon="check"
        className={form.send}
        name={stepName}
        value={referenceSteps.answer}
      >
        {text.send}
      </Button>
    </form>
  );
}
