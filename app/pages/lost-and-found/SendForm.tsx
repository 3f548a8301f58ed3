import { lazy, type ReactNode } from 'react';
import { Link, useActionData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import type { FieldProps } from '#app/contact/field-props.ts';
import type { PlainAnswer } from '#app/contact/plain-answer.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { Captcha } from '#app/forms/Captcha.tsx';
import { FormOutcome } from '#app/forms/FormOutcome.tsx';
import { useCaptchaForm } from '#app/forms/use-visitor-form.ts';
import styles from '#app/forms/VisitorForm.module.css';

const PlainForm = lazy(() => import('#app/contact/PlainForm.tsx'));

interface Props<Field extends string> {
  /** The page's own address. */
  action: string;
  text: { first: string; send: string; sending: string };
  /** Until this is typed the captcha waits. */
  wakes: Field;
  isKnown: boolean;
  /** @returns the address that follows @throws ApiError */
  post: (typed: Record<Field, string>, captcha: string | undefined) => Promise<string>;
  small?: { text: string; link: { label: string; to: string } };
  children: (field: FieldProps<Field>) => ReactNode;
}

/** A form of lost and found animals that anybody can send, also by the browser alone. */
export function SendForm<Field extends string>({ action, text, children, ...parts }: Props<Field>) {
  const answer = useActionData() as PlainAnswer<Field> | undefined;
  if (!answer) {
    return (
      <CaptchaForm action={action} text={text} {...parts}>
        {children}
      </CaptchaForm>
    );
  }
  return (
    <LazyBoundary>
      <PlainForm action={action} answer={answer} icon="check" send={text.send}>
        {children as (field: FieldProps<string>) => ReactNode}
      </PlainForm>
    </LazyBoundary>
  );
}

function CaptchaForm<Field extends string>(props: Props<Field>) {
  const { action, text, isKnown, wakes, post, small, children } = props;
  const { formProps, field, isAwake, captcha, mayBeSent, busy, outcome, refusal } =
    useCaptchaForm<Field>({
      ...{ wakes, isKnown },
      problems: () => ({}),
      async post(typed, proof) {
        location.assign(await post(typed, proof));
      },
    });
  return (
    <form {...formProps} action={action} className={styles.form}>
      {children(field as FieldProps<Field>)}
      {!isKnown &&
        (isAwake ? <Captcha {...captcha} /> : <p className={styles.small}>{text.first}</p>)}
      <Button type="submit" icon="check" className={styles.send} disabled={!mayBeSent}>
        {busy ? text.sending : text.send}
      </Button>
      <div aria-live="polite">{refusal && <Notice kind="error" title={refusal} announce />}</div>
      <FormOutcome
        outcome={outcome === 'sent' ? undefined : outcome}
        sent={{ title: '', text: '' }}
      />
      {small && (
        <p className={styles.small}>
          {small.text} <Link to={small.link.to}>{small.link.label}</Link>
        </p>
      )}
    </form>
  );
}
