import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { removeDraft } from '#app/forms/drafts.ts';
import { draftKey } from '#app/forms/forget-drafts.ts';
import { useEventFormText } from '#app/i18n/event-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import { pathFor } from '#domain/site-map.ts';
import { copyParam, lastEvent } from '../copied-event.ts';
import { findEvent, findLastEvent } from '../event-calls.ts';
import { savedState } from '../saved-event.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { EventForm } from './EventForm.tsx';
import { startEdit, startNew } from './event-start.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** A new event, perhaps with the words of another, or one that there is. */
export default function EventFormPage() {
  const text = useEventFormText();
  const { id } = useParams();
  const [params] = useSearchParams();
  const copied = id === undefined ? (params.get(copyParam) ?? undefined) : undefined;
  return (
    <AdminFrame title={id ? text.edit : text.create} lead={id ? text.editLead : text.createLead}>
      {(user) => <Loaded key={id ?? copied} userId={user.id} id={id} copied={copied} />}
    </AdminFrame>
  );
}

interface Props {
  userId: string;
  id: string | undefined;
  copied: string | undefined;
}

function Loaded({ userId, id, copied }: Props) {
  const text = useEventFormText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const list = pathFor('manageEvents', language);
  const find = async () => {
    if (id !== undefined) {
      const event = await findEvent(id);
      return { start: event && startEdit(draftKey(userId, `event:${id}`), event) };
    }
    const draftName = draftKey(userId, copied ? `event:copy:${copied}` : 'event');
    const other =
      copied && (copied === lastEvent ? await findLastEvent() : await findEvent(copied));
    return { start: startNew(draftName, other || undefined) };
  };
  const { data, failure, reload } = useFound(['event form', userId, id, copied, turn], find, {
    isFresh: true,
  });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const { start } = data;
  if (!start) return <Leaving to={list} />;
  const again = () => setTurn(turn + 1);
  return (
    <>
      <p>
        <BackToList path={list}>{text.back}</BackToList>
      </p>
      <DraftNotice
        start={start}
        onDiscard={() => {
          removeDraft(start.draftName);
          again();
        }}
      />
      <EventForm
        key={turn}
        start={start}
        id={id}
        onSaved={(event) => navigate(list, { state: savedState(event, id === undefined) })}
        onConflict={again}
      />
    </>
  );
}
