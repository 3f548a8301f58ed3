import { useEffect, useRef } from 'react';
import { call } from '#app/api/call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { markMessageRead } from '#domain/contact/inbox-calls.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageHead } from './MessageHead.tsx';
import { Thread } from './Thread.tsx';
import { useConversation } from './use-conversation.ts';

interface Props {
  folio: number;
  viewer: SessionUser;
  /** Address of the list, for after it is gone or unread. */
  list: string;
}

/** A message with its thread and the answer to it, on a page of its own or beside the list. */
export function OpenedMessage({ folio, viewer, list }: Props) {
  const text = useInboxText();
  const mayAnswer = can(viewer, 'contact.answer');
  const { message, failure, hasNew, lastSeen, refresh } = useConversation(folio);
  const isOpened = useRef(false);
  useEffect(() => {
    // What comes later stays unread until the page is opened again: its reader may be away.
    if (!message || isOpened.current) return;
    isOpened.current = true;
    if (message.readAt === null && mayAnswer)
      call(markMessageRead, { folio, isRead: true }).catch(() => {});
  }, [message, mayAnswer, folio]);
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={refresh} />}
      {message === undefined && !failure && <LoadingScreen />}
      {message === null && (
        <EmptyState title={text.message.notFound}>
          <p>{text.message.notFoundText}</p>
        </EmptyState>
      )}
      {message && (
        <>
          <MessageHead message={message} viewer={viewer} list={list} />
          <Thread message={message} mayAnswer={mayAnswer} />
          {hasNew && (
            <Notice
              title={text.message.arrived}
              announce
              onClose={{ label: text.message.seen, close: refresh }}
            />
          )}
          {mayAnswer ? (
            <AnswerForm message={message} lastSeen={lastSeen} viewer={viewer} onChanged={refresh} />
          ) : (
            <p>{text.answer.readOnly}</p>
          )}
        </>
      )}
    </>
  );
}
