import { useState } from 'react';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { profileDraft, startProfile } from '#app/adoption/profile-start.ts';
import { Button } from '#app/components/Button.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { visitorDraft } from '#app/forms/drafts.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { LoginForm } from '#app/sign-in/LoginForm.tsx';
import type { SignInStep } from '#app/sign-in/sign-in-step.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';
import { contactDraft } from './contact-schema.ts';
import { SendWithoutAccount } from './SendWithoutAccount.tsx';
import { useLeaveSteps } from './use-leave-steps.ts';

/** Applying without an account, or by signing in on the way: what is typed goes along. */
export default function WithoutAccount({ pets }: { pets: readonly AppliedPet[] }) {
  const text = useAdoptionText().apply;
  const leaveSteps = useLeaveSteps();
  const [profilePlace] = useState(() => visitorDraft(profileDraft));
  const [contactPlace] = useState(() => visitorDraft(contactDraft));
  const [start, setStart] = useState(() => startProfile(profilePlace, undefined));
  const [profile, setProfile] = useState<AdoptionProfile>();
  const [askedFor, setAskedFor] = useState<string>();
  if (askedFor !== undefined) return <LookIntoMail email={askedFor} />;
  return (
    <>
      <SignIn />
      {profile ? (
        <SendWithoutAccount
          pets={pets}
          profile={profile}
          place={contactPlace}
          onChangeProfile={() => {
            setStart({ ...startProfile(profilePlace, undefined), restored: false });
            setProfile(undefined);
          }}
          onAsked={(email) => {
            profilePlace.remove();
            contactPlace.remove();
            setAskedFor(email);
          }}
        />
      ) : (
        <>
          <div className={styles.intro}>
            <h2 id="perfil">{text.profileFirst}</h2>
            <p className={styles.soft}>{text.profileOnce}</p>
          </div>
          <ProfileForm
            start={start}
            submitLabel={text.go}
            labelledBy="perfil"
            onSubmit={(values) => {
              setProfile(values);
              leaveSteps();
            }}
          />
        </>
      )}
    </>
  );
}

function SignIn() {
  const text = useAdoptionText().apply.visitor;
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<SignInStep>('password');
  return (
    <section className={styles.account} aria-labelledby="cuenta">
      <h2 id="cuenta" className={styles.question}>
        {text.account}
      </h2>
      <p>{text.accountText}</p>
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hide : text.signIn}
      </Button>
      {isOpen ? (
        <div className={styles.forms}>
          <LoginForm step={step} onStep={setStep} originOf={() => location.pathname} />
        </div>
      ) : (
        <p className={styles.soft}>{text.without}</p>
      )}
    </section>
  );
}

function LookIntoMail({ email }: { email: string }) {
  const text = useAdoptionText().apply.visitor;
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice kind="success" title={text.mailTitle} announce>
        <p>{text.mailText(email)}</p>
        <p>{text.mailHint}</p>
      </Notice>
    </div>
  );
}
