import { useState } from 'react';
import { useLocation } from 'react-router';
import { fetchCfdiUses, fetchTaxRegimes, satToday } from '#app/api/sat-lists.ts';
import { useFound } from '#app/api/use-found.ts';
import { fetchUser } from '#app/api/users.ts';
import { Avatar } from '#app/components/Avatar.tsx';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { askedAmountParam } from '#domain/donations/asked-amount-address.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AccountPage.module.css';
import { AvatarEditor } from './AvatarEditor.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { EndedDonation } from './EndedDonation.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Privacy } from './Privacy.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RecurringDonation } from './RecurringDonation.tsx';
import { Sessions } from './Sessions.tsx';
import { type Tab, Tabs } from './Tabs.tsx';
import { TwoFactor } from './TwoFactor.tsx';

export default function ProfilePage() {
  const text = useAccountText().profile;
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>{(user) => <Profile user={user} />}</LoginRequired>
    </div>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const text = useAccountText().profile;
  const [ended, setEnded] = useState<'cancelled' | 'removed'>();
  const cameFromWallet = new URLSearchParams(useLocation().search).has(askedAmountParam);
  const tabs: Tab[] = [
    { id: 'perfil', label: text.tabs.profile, panel: <OwnPanel id={user.id} /> },
    { id: 'expedientes', label: text.tabs.records, disabled: text.recordsLater, panel: null },
    ...(user.subscriptionId || ended
      ? [
          {
            id: 'donativo',
            label: text.tabs.recurring,
            panel: ended ? (
              <EndedDonation how={ended} />
            ) : (
              <RecurringDonation user={user} onEnded={setEnded} />
            ),
          },
        ]
      : []),
    { id: 'seguridad', label: text.tabs.security, panel: <Security user={user} /> },
    { id: 'privacidad', label: text.tabs.privacy, panel: <Privacy userId={user.id} /> },
  ];
  return (
    <>
      <div className={styles.head}>
        <Avatar user={user} size="large" />
        <div className={styles.who}>
          <h1>{user.name}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
        <AvatarEditor user={user} />
      </div>
      <ConfirmEmail />
      <Tabs tabs={tabs} label={text.title} first={cameFromWallet ? 'donativo' : undefined} />
    </>
  );
}

function OwnPanel({ id }: { id: string }) {
  const text = useAccountText().profile;
  const language = useLanguage();
  return (
    <>
      <OwnData id={id} />
      <Section title={text.adoption} lead={text.adoptionLead}>
        <div className={styles.answers}>
          <ButtonLink to={pathFor('myAdoptionProfile', language)} variant="outline" size="small">
            {text.adoptionProfile}
          </ButtonLink>
          <ButtonLink to={pathFor('myApplications', language)} variant="outline" size="small">
            {text.applications}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function OwnData({ id }: { id: string }) {
  const find = async () => {
    const [user, cfdiUses, taxRegimes] = await Promise.all([
      fetchUser(id),
      fetchCfdiUses(),
      fetchTaxRegimes(),
    ]);
    return { user, lists: { cfdiUses, taxRegimes, today: satToday() } };
  };
  const { data, failure, reload } = useFound(['own profile', id], find, { isFresh: true });
  if (data) return <ProfileForm {...data} />;
  return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
}

function Security({ user }: { user: SessionUser }) {
  const { profile: text, secondFactorDue: due } = useAccountText();
  const language = useLanguage();
  return (
    <>
      {user.secondFactorDue && (
        <Notice title={due.title}>
          <p>{due.text}</p>
        </Notice>
      )}
      <ChangeEmail user={user} />
      <Section title={text.password} lead={text.passwordLead}>
        <div>
          <ButtonLink to={pathFor('changePassword', language)} variant="outline" size="small">
            {text.changePassword}
          </ButtonLink>
        </div>
      </Section>
      <TwoFactor user={user} />
      <Passkeys user={user} />
      <Sessions />
    </>
  );
}
