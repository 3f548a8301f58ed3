import { useState } from 'react';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import type { ManagedEvent } from '../event-calls.ts';
import { EventForm } from './EventForm.tsx';
import { EventList } from './EventList.tsx';

export default function ManageEventsPage() {
  const text = useManageEventsText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Administration />}
    </AdminFrame>
  );
}

function Administration() {
  const [edited, setEdited] = useState<ManagedEvent | 'new'>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  if (edited === undefined) {
    return <EventList outcome={outcome} onOutcome={setOutcome} onEdit={setEdited} />;
  }
  return (
    <EventForm
      event={edited === 'new' ? undefined : edited}
      onDone={(said) => {
        setOutcome(said);
        setEdited(undefined);
      }}
    />
  );
}
