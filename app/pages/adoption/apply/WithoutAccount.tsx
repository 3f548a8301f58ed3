import { useState } from 'react';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { profileDraft, startProfile } from '#app/adoption/profile-start.ts';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { visitorDraft } from '#app/forms/drafts.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import AccountForms from '#app/sign-in/AccountForms.tsx';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';

export default function WithoutAccount(_: { pet: AppliedPet }) {
  const text = useAdoptionText().apply;
  const [isFilled, setFilled] = useState(false);
  const [start] = useState(() => startProfile(visitorDraft(profileDraft), undefined));
  if (isFilled) return <YourAccount />;
  return (
    <>
      <div className={styles.intro}>
        <h2 id="perfil">{text.profileFirst}</h2>
        <p className={styles.soft}>{text.profileOnce}</p>
      </div>
      <ProfileForm
        start={start}
        submitLabel={text.go}
        labelledBy="perfil"
        onSubmit={() => setFilled(true)}
      />
    </>
  );
}

function YourAccount() {
  const text = useAdoptionText().apply.visitor;
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <h2>{text.signIn}</h2>
      <p>{text.accountText}</p>
      <AccountForms originOf={() => location.pathname} />
    </div>
  );
}
