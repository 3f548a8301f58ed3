import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import { pathFor } from '#domain/site-map.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageHead } from './MessageHead.tsx';
import { markRead, openMessage } from './message-calls.ts';
import { Thread } from './Thread.tsx';

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
  const load = useCallback(() => openMessage(folio), [folio]);
  const { data: message, failure, reload } = useLoaded(load);
  const isUnread = message?.readAt === null;
  useEffect(() => {
    // What came since stays unread until the page is opened again.
    if (isUnread && mayAnswer) markRead(folio, true).catch(() => {});
  }, [isUnread, mayAnswer, folio]);
  return (
    <>
      <p>
        <Link to={pathFor('adminMessages', language)}>{text.message.back}</Link>
      </p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {message === undefined && !failure && <LoadingScreen />}
      {message === null && (
        <EmptyState title={text.message.notFound}>
          <p>{text.message.notFoundText}</p>
        </EmptyState>
      )}
      {message && (
        <>
          <MessageHead message={message} viewer={viewer} onChanged={reload} />
          <Thread message={message} mayAnswer={mayAnswer} onChanged={reload} />
          {mayAnswer ? (
            <AnswerForm message={message} viewer={viewer} onChanged={reload} />
          ) : (
            <p>{text.answer.readOnly}</p>
          )}
        </>
      )}
    </>
  );
}
