import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useLoaded } from '#app/api/use-loaded.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import { IssueClicks } from './IssueClicks.tsx';
import { IssueEditor } from './IssueEditor.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import { IssueSending } from './IssueSending.tsx';
import { openIssue } from './issue-calls.ts';

export default function AdminNewsletterPage() {
  const text = useIssuesText();
  const { id = '' } = useParams();
  return (
    <AdminFrame title={text.issue.title} lead={text.lead}>
      {(viewer) => <Issue key={id} id={id} userId={viewer.id} />}
    </AdminFrame>
  );
}

function Issue({ id, userId }: { id: string; userId: string }) {
  const text = useIssuesText().issue;
  const language = useLanguage();
  const load = useCallback(() => openIssue(id), [id]);
  const { data: issue, failure, reload } = useLoaded(load);
  return (
    <>
      <p>
        <Link to={pathFor('adminNewsletters', language)}>{text.back}</Link>
      </p>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!issue && !failure && <LoadingScreen />}
      {issue?.state === 'draft' && <IssueEditor issue={issue} userId={userId} onSent={reload} />}
      {issue && issue.state !== 'draft' && (
        <>
          <IssueSending issue={issue} onChanged={reload} />
          {issue.total > 0 && <IssueClicks id={id} state={issue.state} />}
          <IssuePreview id={id} languages={issue.languages} revision={issue.revision} />
        </>
      )}
    </>
  );
}
