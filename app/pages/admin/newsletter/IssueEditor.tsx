import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { accountDraft } from '#app/forms/drafts.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readSession } from '#app/session/session-store.ts';
import { languages } from '#domain/language.ts';
import {
  type Audience,
  audiences,
  type IssueContent,
  issueContent,
  longestSubject,
} from '#domain/newsletter/issue-content.ts';
import { pathFor } from '#domain/site-map.ts';
import { BlockList } from './BlockList.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import { IssueReview } from './IssueReview.tsx';
import { keepIssue, type OpenedIssue, removeIssue } from './issue-calls.ts';
import styles from './Newsletter.module.css';

interface Props {
  issue: OpenedIssue;
  userId: string;
  onSent: () => void;
}

/** Writes a draft. What is typed stays in this browser until it is saved. */
export function IssueEditor({ issue, userId, onSent }: Props) {
  const text = useIssuesText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [kept, setKept] = useState({ revision: issue.revision, content: issue.content });
  const [place] = useState(() =>
    accountDraft(userId, `newsletter:${issue.id}`, () => readSession()?.user.id),
  );
  const [found] = useState(() => readKept(place.read(), issue.revision));
  const [content, setContent] = useState<IssueContent>(found ?? issue.content);
  const [restored, setRestored] = useState(found !== undefined);
  /** Begins the fields anew. */
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [removing, setRemoving] = useState(false);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const isChanged = JSON.stringify(content) !== JSON.stringify(kept.content);
  const fields = text.issue.fields;

  useEffect(() => {
    if (isChanged) place.write({ revision: kept.revision, content });
    else place.remove();
  }, [isChanged, place, kept.revision, content]);

  const change = (part: Partial<IssueContent>) => setContent((now) => ({ ...now, ...part }));

  const save = () =>
    attempt(async () => {
      const sent = content;
      const { revision } = await keepIssue({ id: issue.id, revision: kept.revision }, sent);
      setKept({ revision, content: sent });
      setRestored(false);
      setOutcome({ kind: 'success', title: text.issue.saved });
    });

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
                setContent(kept.content);
                setTurn(turn + 1);
                setRestored(false);
              }}
            >
              {text.issue.forget}
            </Button>
          </p>
        )}
        <fieldset className={styles.choices}>
          <legend>{fields.languages}</legend>
          {languages.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={content.languages.includes(one)}
                onChange={({ target }) =>
                  change({
                    languages: languages.filter((each) =>
                      each === one ? target.checked : content.languages.includes(each),
                    ),
                  })
                }
              />
              {fields.names[one]}
            </label>
          ))}
        </fieldset>
        <p>{content.languages.length === 0 ? text.issue.missingLanguage : fields.languageHint}</p>
        <SelectField
          label={fields.audience}
          value={content.audience}
          onChange={({ target }) => {
            const audience = target.value as Audience;
            // What is for some goes to everybody only where somebody says so.
            change({ audience, inArchive: audience === 'everyone' && content.city === '' });
          }}
          options={audiences.values.map((value) => ({ value, label: fields.audiences[value] }))}
        />
        <TextField
          label={fields.city}
          hint={fields.cityHint}
          value={content.city}
          maxLength={80}
          onChange={({ target: { value: city } }) =>
            change({ city, inArchive: content.audience === 'everyone' && city.trim() === '' })
          }
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={content.inArchive}
            onChange={({ target }) => change({ inArchive: target.checked })}
          />
          {fields.inArchive}
        </label>
        <div className={styles.pair}>
          {content.languages.map((one) => (
            <div key={one} className={styles.form}>
              <TextField
                label={`${fields.subject} (${fields.names[one]})`}
                lang={one}
                value={content.subject[one]}
                maxLength={longestSubject}
                onChange={({ target }) =>
                  change({ subject: { ...content.subject, [one]: target.value } })
                }
              />
              <TextField
                label={`${fields.preheader} (${fields.names[one]})`}
                hint={fields.preheaderHint}
                lang={one}
                value={content.preheader[one]}
                maxLength={longestSubject}
                onChange={({ target }) =>
                  change({ preheader: { ...content.preheader, [one]: target.value } })
                }
              />
            </div>
          ))}
        </div>
        <BlockList
          key={turn}
          blocks={content.blocks}
          languages={content.languages}
          onChange={(blocks) => change({ blocks })}
        />
        <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
        {failure && <FailureNotice failure={failure} />}
        {isChanged && <p role="status">{text.issue.unsaved}</p>}
        <div className={styles.row}>
          <Button type="submit" disabled={busy || content.languages.length === 0}>
            {busy ? text.issue.saving : text.issue.save}
          </Button>
          <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
            {text.issue.remove}
          </Button>
        </div>
      </form>
      <IssuePreview id={issue.id} languages={kept.content.languages} revision={kept.revision} />
      <IssueReview id={issue.id} revision={kept.revision} isChanged={isChanged} onSent={onSent} />
      {removing && (
        <ConfirmDialog
          title={text.issue.removeTitle}
          action={text.issue.remove}
          onClose={() => setRemoving(false)}
          run={async () => {
            await removeIssue(issue.id);
            place.remove();
            await navigate(pathFor('adminNewsletters', language));
          }}
        >
          <p>{text.issue.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Of the same revision alone: what a colleague has saved since is not written over. */
function readKept(draft: unknown, revision: number): IssueContent | undefined {
  const { revision: of, content } = (draft ?? {}) as { revision?: number; content?: unknown };
  if (of !== revision) return undefined;
  return issueContent.safeParse(content).data;
}
