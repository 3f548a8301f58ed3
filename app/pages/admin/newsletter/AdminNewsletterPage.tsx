import { useParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useCall } from '#app/api/use-call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BackToList } from '#app/lists/BackToList.tsx';
import { findIssue, type OpenedIssue } from '#domain/newsletter/issue-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import { IssueClicks } from './IssueClicks.tsx';
import { IssueEditor } from './IssueEditor.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import { IssueSending } from './IssueSending.tsx';

/** Milliseconds, while mails leave. */
const untilNextLook = (issue: OpenedIssue | undefined) =>
  issue?.state === 'sending' || issue?.state === 'scheduled' ? 4_000 : false;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

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
  const {
    data: issue,
    failure,
    isMissing,
    reload,
  } = useCall(findIssue, { id }, { isFresh: true, every: untilNextLook });
  return (
    <>
      <p>
        <BackToList path={pathFor('adminNewsletters', language)}>{text.back}</BackToList>
      </p>
      {/* It was there: it has just been deleted, and the page is being left. */}
      {failure && !(issue && isMissing) && <FailureNotice failure={failure} retry={reload} />}
      {!issue && !failure && <LoadingScreen />}
      {issue?.state === 'draft' && <IssueEditor issue={issue} userId={userId} />}
      {issue && issue.state !== 'draft' && (
        <>
          <IssueSending issue={issue} />
          {/* Links come with the sending. */}
          {issue.mails.total > 0 && <IssueClicks key={issue.state} id={id} />}
          <IssuePreview id={id} revision={issue.revision} languages={issue.languages} />
        </>
      )}
    </>
  );
}
