import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import {
  closeCampaign,
  endCampaign,
  type OpenedCampaign,
  removeCampaign,
  startCampaign,
} from '#domain/campaigns/campaign-calls.ts';
import type { CampaignContent } from '#domain/campaigns/campaign-content.ts';
import {
  campaignProblems,
  resultProblems,
  startProblems,
} from '#domain/campaigns/campaign-problems.ts';
import { formatAmount } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../newsletter/Newsletter.module.css';
import { problemWords } from './problem-words.ts';

interface Props {
  campaign: OpenedCampaign;
  saved: { revision: number; content: CampaignContent };
  isChanged: boolean;
  onMoved: (revision: number) => void;
  onRemoved: () => void;
}

type Step = 'start' | 'end' | 'close';
const contracts = { start: startCampaign, end: endCampaign, close: closeCampaign };
const nextStep = { draft: 'start', active: 'end', ended: 'close', closed: undefined } as const;

/** Where it stands, and what comes next. */
export function CampaignSteps({ campaign, saved, isChanged, onMoved, onRemoved }: Props) {
  const words = useCampaignEditorText();
  const text = words.steps;
  const language = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const [asked, setAsked] = useState<Step | 'remove'>();
  const { id, state, progress } = campaign;
  const { content, revision } = saved;
  const step = nextStep[state];
  const missing = problemWords(missingFor(step, content), words);
  const readsBooks = session.status === 'authenticated' && can(session.user, 'donations.read');
  const goal = content.goalCents ?? 0;
  return (
    <section className={styles.part} aria-labelledby="state">
      <h2 id="state">
        {text.title}: {words.states[state]}
      </h2>
      {state !== 'draft' && (
        <p>
          {words.of(formatAmount(progress.raisedCents), formatAmount(goal))} ({progress.percent} %)
        </p>
      )}
      {missing.length > 0 && (
        <div>
          <p>{step === 'close' ? text.missingResult : text.missing}:</p>
          <ul>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {isChanged && <p>{text.saveFirst}</p>}
      <div className={styles.row}>
        {step && (
          <Button disabled={isChanged || missing.length > 0} onClick={() => setAsked(step)}>
            {text[step]}
          </Button>
        )}
        {state !== 'draft' && (
          <Link to={pathFor('campaign', language, { slug: content.slug })}>{text.page}</Link>
        )}
        {readsBooks && state !== 'draft' && (
          <Link to={`${pathFor('adminDonations', language)}?campana=${id}`}>{text.books}</Link>
        )}
        {state !== 'active' && (
          <Button variant="quiet" icon="trash" onClick={() => setAsked('remove')}>
            {text.remove}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={text[`${asked}Title`]}
          action={text[asked]}
          onClose={() => setAsked(undefined)}
          run={async () => {
            if (asked === 'remove') {
              await call(removeCampaign, { id });
              onRemoved();
              await navigate(pathFor('adminCampaigns', language));
            } else {
              onMoved((await call(contracts[asked], { id, revision })).revision);
            }
          }}
        >
          <p>{text[`${asked}Text`]}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function missingFor(step: Step | undefined, content: CampaignContent) {
  if (step === 'close') return resultProblems(content);
  if (step !== 'start') return {};
  const today = new Date().toLocaleDateString('en-CA');
  return { ...campaignProblems(content), ...startProblems(content, today) };
}
