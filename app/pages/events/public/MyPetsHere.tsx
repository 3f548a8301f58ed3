import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PetPicker } from '#app/adoption/PetPicker.tsx';
import type { CandidatePet } from '#app/adoption/pet-candidates.ts';
import { call } from '#app/api/call.ts';
import { useFound } from '#app/api/use-found.ts';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useParticipantsText } from '#app/i18n/event-participants.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { addParticipant, removeParticipant } from '#domain/events/event-day-calls.ts';
import { findParticipants } from '../event-calls.ts';
import styles from './MyPetsHere.module.css';

interface Props {
  eventId: string;
  user: SessionUser;
}

/** Where owners bring their pets to an event and take them out again, and who manages events anybody's. */
export default function MyPetsHere({ eventId, user }: Props) {
  const text = useParticipantsText();
  const id = useId();
  const managesEvents = can(user, 'events.manage');
  const found = useFound(['participants', eventId], () => findParticipants(eventId));
  const chosen = found.data && new Set(found.data.map((pet) => pet.id));
  const { revalidate } = useRevalidator();
  const { failure, attempt } = useAttempt();
  const [busyId, setBusyId] = useState<string>();

  async function toggle(pet: CandidatePet, isChosen: boolean) {
    setBusyId(pet.id);
    const participation = { petId: pet.id, eventId, userId: user.id };
    await attempt(async () => {
      await call(isChosen ? removeParticipant : addParticipant, participation);
    });
    setBusyId(undefined);
    await revalidate();
  }

  const words = text[managesEvents ? 'all' : 'own'];
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="paw" />
        {words.title}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      {found.failure && <FailureNotice failure={found.failure} retry={found.reload} />}
      {failure && <FailureNotice failure={failure} />}
      {chosen && (
        <PetPicker
          ownerId={managesEvents ? undefined : user.id}
          chosen={chosen}
          busyId={busyId}
          onToggle={toggle}
        />
      )}
    </section>
  );
}
