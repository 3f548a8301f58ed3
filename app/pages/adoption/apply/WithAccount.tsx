import { useState } from 'react';
import { ProfileForm } from '#app/adoption/ProfileForm.tsx';
import { knownPlace, profileDraft, startProfile, takeOver } from '#app/adoption/profile-start.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { accountDraft, type DraftPlace, visitorDraft } from '#app/forms/drafts.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { readSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { type AdoptionProfile, isComplete } from '#domain/adoption/adoption-profile.ts';
import { findProfile, saveProfile } from '#domain/adoption/profile-calls.ts';
import type { AppliedPet } from '../ApplyPage.loader.ts';
import styles from './Apply.module.css';
import { contactDraft } from './contact-draft.ts';
import type { Contact } from './contact-schema.ts';
import { Hindered } from './Hindered.tsx';
import { findHindrance, type Hindrance } from './own-applications.ts';
import { SendWithAccount } from './SendWithAccount.tsx';
import { Sent, type SentApplication } from './Sent.tsx';
import { useLeaveSteps } from './use-leave-steps.ts';

interface Props {
  user: SessionUser;
  pets: readonly AppliedPet[];
}

/** Applying in the name of an account: the profile where there is none yet, then the application. */
export default function WithAccount({ user, pets }: Props) {
  const ids = pets.map(({ id }) => id);
  const profile = useCall(findProfile, {}, { isFresh: true });
  const hindrance = useFound(['hindrance', ids], () => findHindrance(user.id, ids), {
    isFresh: true,
  });
  const [drafts] = useState(() => takeDrafts(user.id, ids));
  const failed = [profile, hindrance].find(({ failure }) => failure);
  if (profile.data !== undefined && hindrance.data !== undefined) {
    const found = { profile: profile.data, hindrance: hindrance.data };
    return <Loaded {...found} {...drafts} user={user} pets={pets} />;
  }
  return failed?.failure ? (
    <FailureNotice failure={failed.failure} retry={failed.reload} />
  ) : (
    <LoadingScreen />
  );
}

interface Drafts {
  place: DraftPlace;
  /** Of the words to the rescuer. */
  messagePlace: DraftPlace;
}

/** What a visitor had typed goes with them into their account. */
function takeDrafts(userId: string, petIds: readonly string[]): Drafts {
  const placeOf = (of: string) => accountDraft(userId, of, () => readSession()?.user.id);
  const place = placeOf(profileDraft);
  takeOver(visitorDraft(profileDraft), place);
  const messagePlace = placeOf(`adoption-message:${petIds.join()}`);
  const contact = visitorDraft(contactDraft);
  const { message } = (contact.read() ?? {}) as Partial<Contact>;
  if (message) messagePlace.write({ message });
  contact.remove();
  return { place, messagePlace };
}

interface LoadedProps extends Props, Drafts {
  profile: AdoptionProfile | null;
  hindrance: Hindrance | null;
}

type Phase =
  | { name: 'profile' }
  | { name: 'send'; focus: boolean }
  | { name: 'hindered'; because: Hindrance | { message: string } }
  | { name: 'sent'; sent: SentApplication };

function Loaded({ user, pets, place, messagePlace, ...found }: LoadedProps) {
  const text = useAdoptionText().apply;
  const name = pets.map((pet) => pet.name).join(text.and);
  const leaveSteps = useLeaveSteps();
  const [profile, setProfile] = useState(found.profile);
  const [phase, setPhase] = useState<Phase>(
    found.hindrance
      ? { name: 'hindered', because: found.hindrance }
      : found.profile && isComplete(found.profile)
        ? { name: 'send', focus: false }
        : { name: 'profile' },
  );
  if (phase.name === 'sent') return <Sent name={name} sent={phase.sent} />;
  if (phase.name === 'hindered') return <Hindered name={name} because={phase.because} />;
  if (phase.name === 'send' && profile) {
    return (
      <SendWithAccount
        pets={pets}
        profile={profile}
        place={messagePlace}
        focus={phase.focus}
        onChangeProfile={() => setPhase({ name: 'profile' })}
        onSent={(sent) => setPhase({ name: 'sent', sent })}
        onHindered={(because) => setPhase({ name: 'hindered', because })}
      />
    );
  }
  return (
    <>
      <div className={styles.intro}>
        <h2 id="perfil">{profile ? text.profile : text.profileFirst}</h2>
        <p className={styles.soft}>{text.profileOnce}</p>
      </div>
      <FilledProfile
        user={user}
        place={place}
        stored={profile}
        onSubmit={async (values) => {
          await call(saveProfile, values);
          place.remove();
          setProfile(values);
          setPhase({ name: 'send', focus: true });
          leaveSteps();
        }}
      />
    </>
  );
}

interface FilledProps extends Pick<Props, 'user'> {
  place: LoadedProps['place'];
  stored: AdoptionProfile | null;
  onSubmit: (profile: AdoptionProfile) => Promise<void>;
}

/** What was stored and drafted when it began; not what is being typed. */
function FilledProfile({ user, place, stored, onSubmit }: FilledProps) {
  const text = useAdoptionText().apply;
  const [start] = useState(() => startProfile(place, stored, knownPlace(user)));
  return (
    <ProfileForm
      start={start}
      submitLabel={text.saveAndGo}
      labelledBy="perfil"
      onSubmit={onSubmit}
    />
  );
}
