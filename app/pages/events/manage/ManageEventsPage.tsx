import { useState } from 'react';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { AdministratorRequired } from '#app/session/guards.tsx';
import type { ManagedEvent } from '../event-calls.ts';
import { EventForm } from './EventForm.tsx';
import { EventList } from './EventList.tsx';
import styles from './ManageEventsPage.module.css';

export default function ManageEventsPage() {
  const text = useManageEventsText();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <AdministratorRequired>{() => <Administration />}</AdministratorRequired>
    </>
  );
}

function Administration() {
  const text = useManageEventsText();
  const [edited, setEdited] = useState<ManagedEvent | 'new'>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>{text.title}</h1>
      {edited === undefined ? (
        <>
          <p className={styles.lead}>{text.lead}</p>
          <EventList outcome={outcome} onOutcome={setOutcome} onEdit={setEdited} />
        </>
      ) : (
        <EventForm
          event={edited === 'new' ? undefined : edited}
          onDone={(said) => {
            setOutcome(said);
            setEdited(undefined);
          }}
        />
      )}
    </Wrap>
  );
}
