import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { call } from '#app/api/call.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { markMessageRead } from '#domain/contact/inbox-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageHead } from './MessageHead.tsx';
import { Thread } from './Thread.tsx';
import { useConversation } from './use-conversation.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminMessagePage() {
  const text = useInboxText().message;
  const { folio = '' } = useParams();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => <Message key={folio} folio={Number(folio)} viewer={viewer} />}
    </AdminFrame>
  );
}

function Message({ folio, viewer }: { folio: number; viewer: SessionUser }) {
  const text = useInboxText();
  const language = useLanguage();
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
      <p>
        <Link to={pathFor('adminMessages', language)}>{text.message.back}</Link>
      </p>
      {failure && <FailureNotice failure={failure} retry={refresh} />}
      {message === undefined && !failure && <LoadingScreen />}
      {message === null && (
        <EmptyState title={text.message.notFound}>
          <p>{text.message.notFoundText}</p>
        </EmptyState>
      )}
      {message && (
        <>
          <MessageHead message={message} viewer={viewer} />
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
