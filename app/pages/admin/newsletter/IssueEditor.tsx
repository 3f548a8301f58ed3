import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { accountDraft } from '#app/forms/drafts.ts';
import { FormActions } from '#app/forms/FormActions.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession } from '#app/session/session-store.ts';
import { type OpenedIssue, removeIssue, saveIssue } from '#domain/newsletter/issue-calls.ts';
import { type IssueContent, issueContent } from '#domain/newsletter/issue-content.ts';
import { pathFor } from '#domain/site-map.ts';
import { BlockList } from './BlockList.tsx';
import { IssueFields } from './IssueFields.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import { IssueReview } from './IssueReview.tsx';
import styles from './Newsletter.module.css';

interface Props {
  issue: OpenedIssue;
  userId: string;
}

/** Writes a draft. What is typed stays in this browser until it is saved. */
export function IssueEditor({ issue, userId }: Props) {
  const text = useIssuesText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [saved, setSaved] = useState({ revision: issue.revision, content: contentOf(issue) });
  const [place] = useState(() =>
    accountDraft(userId, `newsletter:${issue.id}`, () => readSession()?.user.id),
  );
  const [found] = useState(() => readDraft(place.read(), issue.revision));
  const [content, setContent] = useState<IssueContent>(found ?? saved.content);
  const [restored, setRestored] = useState(found !== undefined);
  /** Begins the fields anew. */
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [removing, setRemoving] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved.content);

  useEffect(() => {
    if (isChanged) place.write({ revision: saved.revision, content });
    else place.remove();
  }, [isChanged, place, saved.revision, content]);

  const change = (part: Partial<IssueContent>) => setContent((now) => ({ ...now, ...part }));

  const save = () =>
    attempt(async () => {
      const written = { id: issue.id, revision: saved.revision, content };
      const { revision } = await once(written, (idempotencyKey) =>
        call(saveIssue, written, { idempotencyKey }),
      );
      setSaved({ revision, content });
      setRestored(false);
      setOutcome({ kind: 'success', title: text.issue.saved });
    });

  // What else the page shows of it would say that there is none.
  if (isRemoved) return <LoadingScreen />;
  return (
    <>
      <form
        className={styles.form}
        aria-label={text.issue.title}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {restored && (
          <p className={styles.row} role="status">
            {text.issue.restored}
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setContent(saved.content);
                setTurn(turn + 1);
                setRestored(false);
              }}
            >
              {text.issue.forget}
            </Button>
          </p>
        )}
        <IssueFields content={content} onChange={change} />
        <BlockList
          key={turn}
          blocks={content.blocks}
          languages={content.languages}
          onChange={(blocks) => change({ blocks })}
        />
        <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
        {failure && <FailureNotice failure={failure} />}
        <FormActions state={isChanged && <p role="status">{text.issue.unsaved}</p>}>
          <Button type="submit" disabled={busy || content.languages.length === 0}>
            {busy ? text.issue.saving : text.issue.save}
          </Button>
          <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
            {text.issue.remove}
          </Button>
        </FormActions>
      </form>
      <IssuePreview id={issue.id} revision={saved.revision} languages={saved.content.languages} />
      <IssueReview id={issue.id} revision={saved.revision} isChanged={isChanged} />
      {removing && (
        <ConfirmDialog
          title={text.issue.removeTitle}
          action={text.issue.remove}
          onClose={() => setRemoving(false)}
          run={async () => {
            await call(removeIssue, { id: issue.id });
            place.remove();
            setRemoved(true);
            await navigate(pathFor('adminNewsletters', language));
          }}
        >
          <p>{text.issue.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const contentOf = (issue: OpenedIssue): IssueContent => ({
  languages: issue.languages,
  subject: issue.subject,
  preheader: issue.preheader,
  blocks: issue.blocks,
  audience: issue.audience,
  city: issue.city,
  inArchive: issue.inArchive,
});

/** Of the same revision alone: what a colleague has saved since is not written over. */
function readDraft(draft: unknown, revision: number): IssueContent | undefined {
  const { revision: of, content } = (draft ?? {}) as { revision?: number; content?: unknown };
  if (of !== revision) return undefined;
  return issueContent.safeParse(content).data;
}
