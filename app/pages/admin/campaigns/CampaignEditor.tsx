import { useEffect, useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { accountDraft } from '#app/forms/drafts.ts';
import { FormActions } from '#app/forms/FormActions.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { readSession } from '#app/session/session-store.ts';
import { type OpenedCampaign, saveCampaign } from '#domain/campaigns/campaign-calls.ts';
import { type CampaignContent, campaignContent } from '#domain/campaigns/campaign-content.ts';
import { campaignProblems, resultProblems } from '#domain/campaigns/campaign-problems.ts';
import styles from '../newsletter/Newsletter.module.css';
import { CampaignFields } from './CampaignFields.tsx';
import { CampaignSteps } from './CampaignSteps.tsx';
import { CampaignUpdates } from './CampaignUpdates.tsx';
import { DonorNames } from './DonorNames.tsx';
import { problemWords } from './problem-words.ts';
import { Spread } from './Spread.tsx';

interface Props {
  campaign: OpenedCampaign;
  userId: string;
}

/** Writes a campaign. What is typed stays in this browser until it is saved. */
export function CampaignEditor({ campaign, userId }: Props) {
  const text = useCampaignEditorText();
  const { id, state } = campaign;
  const [saved, setSaved] = useState(() => ({
    revision: campaign.revision,
    content: campaign.content as CampaignContent,
  }));
  const [place] = useState(() =>
    accountDraft(userId, `campaign:${id}`, () => readSession()?.user.id),
  );
  const [found] = useState(() => readDraft(place.read(), campaign.revision));
  const [content, setContent] = useState<CampaignContent>(found ?? saved.content);
  const [restored, setRestored] = useState(found !== undefined);
  /** Begins the fields anew. */
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const [isRemoved, setRemoved] = useState(false);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const isChanged = JSON.stringify(content) !== JSON.stringify(saved.content);

  useEffect(() => {
    if (isChanged) place.write({ revision: saved.revision, content });
    else place.remove();
  }, [isChanged, place, saved.revision, content]);

  const change = (part: Partial<CampaignContent>) => setContent((now) => ({ ...now, ...part }));

  /** What everybody reads has to stay whole. */
  const problems = {
    ...(state !== 'draft' && campaignProblems(content)),
    ...(state === 'closed' && resultProblems(content)),
  };

  const save = () =>
    attempt(async () => {
      const missing = problemWords(problems, text);
      setLacking(missing);
      setOutcome(undefined);
      if (missing.length > 0) return;
      const written = { id, revision: saved.revision, content };
      const { revision } = await once(written, (idempotencyKey) =>
        call(saveCampaign, written, { idempotencyKey }),
      );
      setSaved({ revision, content });
      setRestored(false);
      setOutcome({ kind: 'success', title: text.editor.saved });
    });

  const steps = (
    <CampaignSteps
      campaign={campaign}
      saved={saved}
      isChanged={isChanged}
      onMoved={(revision) => setSaved({ ...saved, revision })}
      onRemoved={() => {
        place.remove();
        setRemoved(true);
      }}
    />
  );

  // What else the page shows of it would say that there is none.
  if (isRemoved) return <LoadingScreen />;
  return (
    <>
      {/* Of a draft it is what comes after writing. */}
      {state !== 'draft' && steps}
      <form
        className={styles.form}
        aria-label={text.editor.title}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {restored && (
          <p className={styles.row} role="status">
            {text.editor.restored}
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                setContent(saved.content);
                setTurn(turn + 1);
                setRestored(false);
              }}
            >
              {text.editor.forget}
            </Button>
          </p>
        )}
        <CampaignFields key={turn} content={content} state={state} onChange={change} />
        <CampaignUpdates
          key={`updates ${turn}`}
          content={content}
          state={state}
          onChange={change}
        />
        <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
        {lacking.length > 0 && (
          <Notice kind="error" title={text.editor.notWhole} announce>
            <ul>
              {lacking.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        )}
        {failure && <FailureNotice failure={failure} />}
        <FormActions state={isChanged && <p role="status">{text.editor.unsaved}</p>}>
          <Button type="submit" disabled={busy}>
            {busy ? text.editor.saving : text.editor.save}
          </Button>
        </FormActions>
      </form>
      {state === 'draft' && steps}
      {state !== 'draft' && <Spread slug={saved.content.slug} />}
      {state !== 'draft' && <DonorNames id={id} />}
    </>
  );
}

/** Of the same revision alone: what a colleague has saved since is not written over. */
function readDraft(draft: unknown, revision: number): CampaignContent | undefined {
  const { revision: of, content } = (draft ?? {}) as { revision?: number; content?: unknown };
  if (of !== revision) return undefined;
  return campaignContent.safeParse(content).data;
}
