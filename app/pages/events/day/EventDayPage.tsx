import { useCallback } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useEventDayText } from '#app/i18n/event-day.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { findDayList, findEvent } from '../event-calls.ts';
import { EventDay } from './EventDay.tsx';

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
  const load = useCallback(async () => {
    const event = await findEvent(id);
    return { event, list: event && (await findDayList(id)) };
  }, [id]);
  const { data, failure, reload } = useLoaded(load);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  if (!data.event || !data.list) return <Navigate to={list} replace />;
  return (
    <>
      <nav aria-label={text.back}>
        <Link to={list}>{text.back}</Link>
      </nav>
      <EventDay event={data.event} loaded={data.list} />
    </>
  );
}
