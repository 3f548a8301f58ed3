import type { FormEvent, ReactNode } from 'react';
import type { Failure } from '#app/feedback/explain-failure.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { FormSummary } from './FormSummary.tsx';
import { nameProblem } from './name-problem.ts';
import styles from './SchemaForm.module.css';

interface Props {
  /** What `useForm` or `useSignInForm` gave. */
  state: {
    submit: (event: FormEvent<HTMLFormElement>) => void;
    /** Something is typed; react-hook-form sees by itself. */
    check?: (event: FormEvent<HTMLFormElement>) => void;
    problems: readonly { field: string; message: string }[];
    focus: (field: string) => void;
    rejection: string | undefined;
    failure: Failure | undefined;
    forgetFailure: () => void;
  };
  /** Names the form for screen readers, where nothing around it does. */
  label?: string;
  /** For a submit button that stands outside. */
  id?: string;
  /** What its fields are called, where the messages alone do not tell them apart. */
  fields?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Fields between the summary of what is wrong and, once, the popup of what failed. */
export function SchemaForm({ state, label, id, fields = {}, children }: Props) {
  const text = useSignInText();
  const { failure } = state;
  return (
    <form
      id={id}
      className={styles.form}
      // Whatever happens to the JavaScript: no password in an address.
      method="post"
      onSubmit={state.submit}
      onChange={state.check}
      aria-label={label}
      noValidate
    >
      <FormSummary
        title={state.rejection ?? text.problems}
        problems={state.problems.map(({ field, message }) => ({
          field,
          message: nameProblem(fields[field], message),
        }))}
        focus={state.focus}
      />
      {children}
      {failure && (
        <MessageDialog title={failure.title} close={text.ok} onClose={state.forgetFailure}>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </MessageDialog>
      )}
    </form>
  );
}
