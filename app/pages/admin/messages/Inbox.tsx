import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BesideList, useBeside } from '#app/lists/BesideList.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { type FoundMessage, findMessages } from '#domain/contact/inbox-calls.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { type InboxParams, inboxQuestion, readInboxParams } from './inbox-params.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { MessageTable } from './MessageTable.tsx';
import { type MessageStep, moveMessage } from './move-message.ts';
import { OpenedMessage } from './OpenedMessage.tsx';
import { useListKeys } from './use-list-keys.ts';

/** Of the message that is open beside the list. */
const openedParam = 'mensaje';

/** What people wrote, the latest first. */
export function Inbox({ viewer, mayAnswer }: { viewer: SessionUser; mayAnswer: boolean }) {
  const text = useInboxText();
  const { failures } = useSignInText();
  const [params] = useSearchParams();
  const language = useLanguage();
  const requested: InboxParams = readInboxParams(params);
  const page = readPageNumber(params.get(pageParam));
  const beside = useBeside(openedParam);
  const pageOf = (folio: string) => pathFor('adminMessage', language, { folio });
  const list = useCallList(findMessages, inboxQuestion(requested, page), {
    addressOf: (page) => addressWith({ ...requested }, page),
    refreshesOnFocus: true,
  });
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);

  const { once } = useIdempotencyKey();

  async function move(message: FoundMessage, step: MessageStep) {
    try {
      await moveMessage(once, message.folio, step);
      const undo =
        step === 'restore'
          ? undefined
          : { label: text.done.undo, run: () => void move(message, 'restore') };
      setOutcome({ kind: 'success', title: text.done[step](message.name), undo });
    } catch (error) {
      setOutcome({ kind: 'error', ...explainFailure(error, failures) });
    }
  }

  const keys = useListKeys({
    messages: list.found?.items ?? [],
    addressOf: ({ folio }) => beside.addressOf(String(folio), pageOf(String(folio))),
    archive: (message) => mayAnswer && message.state === 'active' && move(message, 'archive'),
  });
  return (
    <>
      <BesideList
        beside={beside}
        label={text.message.title}
        pageOf={pageOf}
        panel={(folio) => (
          <OpenedMessage folio={Number(folio)} viewer={viewer} list={beside.address} />
        )}
      >
        <ManagedList
          list={list}
          bar={<InboxFilters requested={requested} onKeys={keys.showHelp} />}
          notice={
            <OutcomeNotice
              outcome={outcome}
              onClose={() => setOutcome(undefined)}
              place={outcomeRef}
            />
          }
          count={(total) => (total > 0 ? text.count(total) : '')}
          empty={
            <EmptyState title={text.none}>
              <p>{text.noneHint}</p>
            </EmptyState>
          }
        >
          {(messages) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: its links have the focus, and the keys work without a pointer
            <div ref={keys.place} onKeyDown={keys.onKeyDown}>
              <MessageTable
                messages={messages}
                beside={beside}
                pageOf={pageOf}
                onArchive={mayAnswer && beside.opened === '' ? move : undefined}
              />
            </div>
          )}
        </ManagedList>
      </BesideList>
      {keys.help && <KeysDialog keys={keys} />}
    </>
  );
}
