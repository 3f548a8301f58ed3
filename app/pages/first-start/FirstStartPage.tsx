import { useState } from 'react';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useFirstStartText } from '#app/i18n/first-start/use-first-start-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { AuthCard } from '#app/sign-in/AuthCard.tsx';
import { findFirstStart } from '#domain/accounts/first-start-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { AccountStep } from './AccountStep.tsx';
import styles from './FirstStart.module.css';
import { OrganisationStep } from './OrganisationStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

const steps = ['account', 'secondFactor', 'organisation'] as const;
type Step = (typeof steps)[number];

/** Where a portal that nobody administers gets its first administrator, in one visit. */
export default function FirstStartPage() {
  const text = useFirstStartText();
  const [step, setStep] = useState<Step>('account');
  /** Asked for once: the second factor wants it again. */
  const [password, setPassword] = useState('');
  const { data, failure, reload } = useCall(findFirstStart, {});
  const isOver = step === 'account' && data?.isOpen === false;
  return (
    <AuthCard
      title={text.title}
      lead={isOver ? text.over.lead : text.leads[step]}
      animal="cat"
      wide
    >
      {step === 'account' &&
        (failure ? (
          <FailureNotice failure={failure} retry={reload} />
        ) : !data ? (
          <LoadingScreen />
        ) : isOver ? (
          <Over />
        ) : (
          <>
            <StepHead step={step} />
            <AccountStep
              onDone={(chosen) => {
                setPassword(chosen);
                setStep('secondFactor');
              }}
            />
          </>
        ))}
      {step === 'secondFactor' && (
        <>
          <ArrivedHead step={step} />
          <SecondFactorStep
            password={password}
            onDone={() => {
              setPassword('');
              setStep('organisation');
            }}
          />
        </>
      )}
      {step === 'organisation' && (
        <>
          <ArrivedHead step={step} />
          <OrganisationStep />
        </>
      )}
    </AuthCard>
  );
}

/** Somebody administers the portal. */
function Over() {
  const text = useFirstStartText().over;
  const language = useLanguage();
  return (
    <>
      <Notice title={text.title}>
        <p>{text.text}</p>
      </Notice>
      <div>
        <ButtonLink to={pathFor('login', language)}>{text.signIn}</ButtonLink>
      </div>
    </>
  );
}

function StepHead({ step }: { step: Step }) {
  const text = useFirstStartText();
  return (
    <div className={styles.head}>
      <p className={styles.number}>{text.step(steps.indexOf(step) + 1, steps.length)}</p>
      <h2>{text[step].title}</h2>
    </div>
  );
}

function ArrivedHead({ step }: { step: Step }) {
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1}>
      <StepHead step={step} />
    </div>
  );
}
