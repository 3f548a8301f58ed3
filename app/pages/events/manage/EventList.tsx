import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useManageEventsText } from '#app/i18n/manage-events.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { useToday } from '#app/site.ts';
import { pastWord, readWhen, whenParam } from '#domain/events/event-filter.ts';
import { eventTitle } from '#domain/events/event-words.ts';
import { type Language, locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { copyAddress, lastEvent } from '../copied-event.ts';
import { findEvents, type ManagedEvent, removeEvent } from '../event-calls.ts';
import { InviteDialog } from '../mailing/InviteDialog.tsx';
import { NoticesToAnswer } from '../mailing/NoticesToAnswer.tsx';
import { NotifyDialog } from '../mailing/NotifyDialog.tsx';
import { useNotices } from '../mailing/use-notices.ts';
import { type SavedEvent, savedIn } from '../saved-event.ts';
import styles from './EventList.module.css';
import { EventTable } from './EventTable.tsx';

export function EventList() {
  const text = useManageEventsText();
  const language = useLanguage();
  const today = useToday();
  const [params] = useSearchParams();
  const when = readWhen(params);
  const addressOf = (each: typeof when, page: number) =>
    addressWith({ [whenParam]: each === 'past' ? pastWord : '' }, page);
  const list = useManagedList({
    name: 'events',
    find: findEvents,
    query: { when, today, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressOf(when, page),
  });
  const saved = useSaved();
  const [outcome, setOutcome] = useState(() => saved && outcomeOf(saved, text, language));
  const [removed, setRemoved] = useState<ManagedEvent>();
  const [invited, setInvited] = useState<ManagedEvent>();
  const notices = useNotices(saved && !saved.isNew ? saved.event.id : undefined);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const isDialogOpen = removed !== undefined || notices.asked !== undefined;
  useRestoredFocus(outcomeRef, outcome, isDialogOpen, list.found?.items);
  useRestoredFocus(outcomeRef, outcome, isDialogOpen, notices.notices);
  const tabs = (['upcoming', 'past'] as const).map((each) => ({
    to: addressOf(each, 1),
    label: text.when[each],
    current: each === when,
  }));
  return (
    <>
      <TabLinks label={text.when.label} links={tabs} preventScrollReset />
      <ManagedList
        list={list}
        bar={
          <div className={styles.bar}>
            <ButtonLink to={pathFor('newEvent', language)} icon="plus">
              {text.create}
            </ButtonLink>
            <ButtonLink to={copyAddress(language, lastEvent)} variant="outline">
              {text.copyLast}
            </ButtonLink>
          </div>
        }
        notice={
          <>
            <OutcomeNotice
              outcome={outcome}
              onClose={() => setOutcome(undefined)}
              place={outcomeRef}
            />
            {notices.failure && <FailureNotice failure={notices.failure} retry={notices.reload} />}
            <NoticesToAnswer notices={notices.notices} onAnswer={notices.ask} />
          </>
        }
        count={text.count}
        empty={<EmptyState animal="dog" title={text.empty} />}
      >
        {(events) => (
          <EventTable events={events} when={when} onInvite={setInvited} onRemove={setRemoved} />
        )}
      </ManagedList>
      {notices.asked && (
        <NotifyDialog
          notice={notices.asked}
          onClose={(answer) => {
            if (answer) setOutcome({ kind: 'success', title: answer });
            notices.close();
          }}
        />
      )}
      {invited && <InviteDialog event={invited} onClose={() => setInvited(undefined)} />}
      {removed && (
        <ConfirmDialog
          title={text.confirm.title}
          action={text.confirm.yes}
          decline={text.confirm.no}
          onClose={() => setRemoved(undefined)}
          run={async () => {
            await removeEvent(removed.id, language);
            setOutcome({ kind: 'success', title: text.removed });
            notices.askAbout(removed.id);
          }}
        >
          <p>
            {text.confirm.text(
              eventTitle(removed, language),
              longDate(removed.date, locale[language]),
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What the form has just saved, told once: not again at a reload. */
function useSaved(): SavedEvent | undefined {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [saved] = useState(() => savedIn(state));
  useEffect(() => {
    if (savedIn(state))
      navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  }, [state, search, navigate]);
  return saved;
}

function outcomeOf(
  { event, isNew }: SavedEvent,
  text: ReturnType<typeof useManageEventsText>,
  language: Language,
): ActionOutcome {
  const title = eventTitle(event, language);
  return {
    kind: 'success',
    title: isNew ? text.made(title) : text.saved(title),
    link: { to: pathFor('adoptionEvent', language, { id: event.id }), label: text.see },
  };
}
