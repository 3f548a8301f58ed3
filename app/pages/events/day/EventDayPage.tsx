import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { useFound } from '#app/api/use-found.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useEventDayText } from '#app/i18n/event-day.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { Leaving } from '#app/session/Leaving.tsx';
import { findDayList } from '#domain/events/event-day-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { findEvent } from '../event-calls.ts';
import { EventDay } from './EventDay.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** For whoever runs an event: who comes and whom to call, printable, and who came. */
export default function EventDayPage() {
  const text = useEventDayText();
  const { id = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Loaded key={id} id={id} />}
    </AdminFrame>
  );
}

function Loaded({ id }: { id: string }) {
  const text = useEventDayText();
  const list = pathFor('manageEvents', useLanguage());
  const event = useFound(['event', id], () => findEvent(id));
  const day = useCall(findDayList, { eventId: id });
  if (event.data === null || day.isMissing) return <Leaving to={list} />;
  if (!event.data || !day.data) {
    const failed = [event, day].find(({ failure }) => failure);
    return failed?.failure ? (
      <FailureNotice failure={failed.failure} retry={failed.reload} />
    ) : (
      <LoadingScreen />
    );
  }
  return (
    <>
      <nav aria-label={text.back}>
        <BackToList path={list}>{text.back}</BackToList>
      </nav>
      <EventDay event={event.data} loaded={day.data} />
    </>
  );
}
