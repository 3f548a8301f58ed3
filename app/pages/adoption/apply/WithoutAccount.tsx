import { lazy, useState } from 'react';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { profileDraft, startProfile } from '#app/adoption/profile-start.ts';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { visitorDraft } from '#app/forms/drafts.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import type { SignInStep } from '#app/sign-in/sign-in-step.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';
import { contactDraft } from './contact-draft.ts';
import type { Contact } from './contact-schema.ts';
import { useLeaveSteps } from './use-leave-steps.ts';

// The first questions answer before anything else has loaded.
const LoginForm = lazy(() =>
  import('#app/sign-in/LoginForm.tsx').then((module) => ({ default: module.LoginForm })),
);
const SendWithoutAccount = lazy(() =>
  import('./SendWithoutAccount.tsx').then((module) => ({ default: module.SendWithoutAccount })),
);

/** Applying without an account, or by signing in on the way: what is typed goes along. */
export function WithoutAccount({ pets }: { pets: readonly AppliedPet[] }) {
  const text = useAdoptionText().apply;
  const leaveSteps = useLeaveSteps();
  const [profilePlace] = useState(() => visitorDraft(profileDraft));
  const [contactPlace] = useState(() => visitorDraft(contactDraft));
  const [start, setStart] = useState(() => startProfile(profilePlace, null));
  const [profile, setProfile] = useState<AdoptionProfile>();
  const [sent, setSent] = useState<Contact>();
  const [isAsked, setAsked] = useState(false);
  if (sent && isAsked) return <LookIntoMail email={sent.email} onChange={() => setAsked(false)} />;
  return (
    <>
      <SignIn />
      {profile ? (
        <LazyBoundary fallback={<LoadingScreen />}>
          <SendWithoutAccount
            pets={pets}
            profile={profile}
            place={contactPlace}
            start={sent}
            onChangeProfile={() => {
              setStart({ ...startProfile(profilePlace, null), restored: false });
              setProfile(undefined);
            }}
            onAsked={(contact) => {
              // What is said of this pet is for nobody else; the answers stay for the next one.
              contactPlace.write({ ...contact, message: '' });
              setSent(contact);
              setAsked(true);
            }}
          />
        </LazyBoundary>
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
          <LazyBoundary fallback={<LoadingScreen />}>
            <LoginForm step={step} onStep={setStep} originOf={() => location.pathname} />
          </LazyBoundary>
        </div>
      ) : (
        <p className={styles.soft}>{text.without}</p>
      )}
    </section>
  );
}

/** The answers stay until the address is confirmed: a mistyped one is corrected here, and the mail asked for again. */
function LookIntoMail({ email, onChange }: { email: string; onChange: () => void }) {
  const text = useAdoptionText().apply.visitor;
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <Notice kind="success" title={text.mailTitle} announce>
        <p>{text.mailText(email)}</p>
        <p>{text.mailHint}</p>
      </Notice>
      <h2>{text.notYours}</h2>
      <p className={styles.soft}>{text.notYoursText}</p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={onChange}>
          {text.changeEmail}
        </Button>
      </div>
    </div>
  );
}
