import type { ReactNode } from 'react';
import { Button } from '#app/components/Button.tsx';
import type { IconName } from '#app/components/Icon.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import styles from '#app/forms/VisitorForm.module.css';
import { usePlainFormText } from '#app/i18n/plain-form.ts';
import { useText } from '#app/i18n/texts.tsx';
import type { FieldProps } from './field-props.ts';
import { plainFormNames as names, type PlainAnswer } from './plain-answer.ts';

interface Props {
  action: string;
  answer: PlainAnswer<string>;
  icon: IconName;
  send: string;
  children: (field: FieldProps<string>) => ReactNode;
}

/** A form that came back from being sent by the browser alone, with what was typed. It stays such a form, whatever JavaScript is loaded. */
export default function PlainForm({
  action,
  answer: { typed, errors, question, outcome, refusal },
  icon,
  send,
  children,
}: Props) {
  const text = usePlainFormText();
  const { failed, tooMany } = useText().contact;
  const [firstWrong] = Object.keys(errors);
  return (
    <form method="post" action={action} className={styles.form} noValidate>
      {refusal ? (
        <Notice kind="error" title={refusal} announce />
      ) : outcome ? (
        <Notice kind="error" title={{ failed, tooMany }[outcome].title} announce>
          <p>{{ failed, tooMany }[outcome].text}</p>
        </Notice>
      ) : (
        <Notice
          kind={firstWrong ? 'error' : 'info'}
          title={firstWrong ? text.problems : text.oneStep}
        >
          {question && <p>{text.oneStepText}</p>}
        </Notice>
      )}
      {children((name) => ({
        name,
        defaultValue: typed[name],
        error: errors[name],
        autoFocus: name === firstWrong,
      }))}
      {question && (
        <>
          <input type="hidden" name={names.ticket} value={question.ticket} />
          <TextField
            label={text.sum(...question.numbers)}
            hint={text.sumHint}
            error={errors.captcha}
            name={names.answer}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={!outcome && (firstWrong ?? 'captcha') === 'captcha'}
          />
        </>
      )}
      <Button type="submit" icon={icon} className={styles.send}>
        {send}
      </Button>
    </form>
  );
}
