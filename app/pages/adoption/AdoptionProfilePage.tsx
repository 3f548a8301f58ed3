import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PrivatePhotos } from '#app/adoption/PrivatePhotos.tsx';
import { ProfileAnswers } from '#app/adoption/ProfileAnswers.tsx';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { knownPlace, profileDraft, startProfile } from '#app/adoption/profile-start.ts';
import { valuesOf } from '#app/adoption/profile-values.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { accountDraft } from '#app/forms/drafts.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { readSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { findProfile, saveProfile } from '#domain/adoption/profile-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdoptionProfilePage.module.css';

export default function AdoptionProfilePage() {
  const text = useAdoptionText();
  return (
    <Wrap className={styles.page}>
      <PageHead title={text.profile.title} description={text.profile.description} noIndex />
      <LoginRequired>
        {(user) => (
          <>
            <div className={styles.head}>
              <h1 id="titulo">{text.profile.title}</h1>
              <p className={styles.lead}>{text.profile.lead}</p>
            </div>
            <OwnProfile user={user} />
          </>
        )}
      </LoginRequired>
    </Wrap>
  );
}

function OwnProfile({ user }: { user: SessionUser }) {
  const { data, failure, reload } = useCall(findProfile, {}, { isFresh: true });
  if (data !== undefined) return <Loaded user={user} found={data} />;
  return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
}

interface LoadedProps {
  user: SessionUser;
  /** null: there is none yet. */
  found: AdoptionProfile | null;
}

function Loaded({ user, found }: LoadedProps) {
  const text = useAdoptionText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [place] = useState(() => accountDraft(user.id, profileDraft, () => readSession()?.user.id));
  const [profile, setProfile] = useState(found);
  const [start, setStart] = useState(() => startProfile(place, found, knownPlace(user)));
  const [isEditing, setEditing] = useState(!found || start.restored);
  const [isSaved, setSaved] = useState(false);

  async function save(values: AdoptionProfile) {
    await call(saveProfile, values);
    place.remove();
    setProfile(values);
    setEditing(false);
    setSaved(true);
    navigate({ pathname }, { replace: true });
  }

  if (isEditing || !profile) {
    return (
      <>
        {!profile && <p className={styles.lead}>{text.minutes}</p>}
        <ProfileForm start={start} submitLabel={text.save} labelledBy="titulo" onSubmit={save} />
      </>
    );
  }
  return (
    <>
      {isSaved && <Saved />}
      <div className={styles.card}>
        <p className={styles.readers}>{text.readers}</p>
        <ProfileAnswers values={valuesOf(profile)} heading="h2" />
        <div className={styles.ways}>
          <Button
            icon="pencil"
            variant="outline"
            onClick={() => {
              setStart(startProfile(place, profile, knownPlace(user)));
              setEditing(true);
            }}
          >
            {text.profile.edit}
          </Button>
          <ButtonLink to={pathFor('myApplications', language)} variant="quiet">
            {text.profile.applications}
          </ButtonLink>
        </div>
      </div>
      <section className={styles.card} aria-labelledby="fotos">
        <h2 id="fotos">{text.profile.photos}</h2>
        <p className={styles.readers}>{text.profile.photosLead}</p>
        <PrivatePhotos folder={`hogar/${user.id}/`} mayChange />
      </section>
    </>
  );
}

function Saved() {
  const text = useAdoptionText().profile;
  const language = useLanguage();
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.saved}>
      <Notice kind="success" title={text.saved} announce>
        <p>{text.savedText}</p>
        <ButtonLink to={pathFor('adoptionPets', language)} icon="paw" size="small">
          {text.find}
        </ButtonLink>
      </Notice>
    </div>
  );
}
