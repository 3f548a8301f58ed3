import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PrivatePhotos } from '#app/adoption/PrivatePhotos.tsx';
import { ProfileAnswers } from '#app/adoption/ProfileAnswers.tsx';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { fetchProfile, saveProfile } from '#app/adoption/profile-calls.ts';
import { knownPlace, profileDraft, startProfile } from '#app/adoption/profile-start.ts';
import { valuesOf } from '#app/adoption/profile-values.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
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
  const userId = user.id;
  const load = useCallback(async () => {
    const place = accountDraft(userId, profileDraft, () => readSession()?.user.id);
    const profile = await fetchProfile();
    return { place, profile };
  }, [userId]);
  const { data, failure, reload } = useLoaded(load);
  if (data) return <Loaded user={user} {...data} />;
  return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
}

interface LoadedProps {
  user: SessionUser;
  place: ReturnType<typeof accountDraft>;
  profile: AdoptionProfile | undefined;
}

function Loaded({ user, place, ...found }: LoadedProps) {
  const text = useAdoptionText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [profile, setProfile] = useState(found.profile);
  const [start, setStart] = useState(() => startProfile(place, found.profile, knownPlace(user)));
  const [isEditing, setEditing] = useState(!found.profile || start.restored);
  const [isSaved, setSaved] = useState(false);

  async function save(values: AdoptionProfile) {
    await saveProfile(values, language);
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
