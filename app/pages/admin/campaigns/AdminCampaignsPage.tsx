import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import {
  findCampaigns,
  type ListedCampaign,
  saveCampaign,
} from '#domain/campaigns/campaign-calls.ts';
import { blankCampaign } from '#domain/campaigns/campaign-content.ts';
import { campaignStates } from '#domain/campaigns/campaign-states.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminCampaignsPage() {
  const text = useCampaignEditorText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => <Campaigns />}
    </AdminFrame>
  );
}

/** Of the campaigns that are listed. */
const stateParam = 'estado';

/** Its writer gives it a better one before it starts. */
const newSlug = () => `campana-${crypto.randomUUID().slice(0, 8)}`;

function Campaigns() {
  const text = useCampaignEditorText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  // The same until it is created: asked for again, because no answer came, it is the same campaign.
  const [slug] = useState(newSlug);
  const [params] = useSearchParams();
  const state = campaignStates.fromWire(params.get(stateParam));
  const word = state ? campaignStates.toWire(state) : '';
  const list = useCallList(
    findCampaigns,
    { page: readPageNumber(params.get(pageParam)), state },
    { addressOf: (page) => addressWith({ [stateParam]: word }, page) },
  );

  const create = () =>
    attempt(async () => {
      const content = blankCampaign(slug);
      const { id } = await once(content, (idempotencyKey) =>
        call(saveCampaign, { content }, { idempotencyKey }),
      );
      await navigate(pathFor('adminCampaign', language, { id }));
    });

  return (
    <ManagedList
      list={list}
      bar={
        <>
          <Button icon="plus" disabled={busy} onClick={create}>
            {text.create}
          </Button>
          <TabLinks
            label={text.columns.state}
            links={[undefined, ...campaignStates.values].map((one) => ({
              to: one ? `?${stateParam}=${campaignStates.toWire(one)}` : '?',
              label: one ? text.states[one] : text.all,
              current: one === state,
            }))}
            preventScrollReset
          />
        </>
      }
      notice={failure && <FailureNotice failure={failure} />}
      count={(total) => (total > 0 ? text.count(total) : '')}
      empty={
        <EmptyState title={state ? text.noneOfState : text.none}>
          {!state && <p>{text.noneHint}</p>}
        </EmptyState>
      }
    >
      {(campaigns) => <CampaignTable campaigns={campaigns} />}
    </ManagedList>
  );
}

function CampaignTable({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  const text = useCampaignEditorText();
  const language = useLanguage();
  const columns: Column<ListedCampaign>[] = [
    {
      header: text.columns.title,
      kind: 'title',
      cell: ({ id, title }) => (
        <Link to={pathFor('adminCampaign', language, { id })}>
          {title[language] || title.es || title.en || text.untitled}
        </Link>
      ),
    },
    { header: text.columns.state, kind: 'named', cell: ({ state }) => text.states[state] },
    {
      header: text.columns.raised,
      kind: 'named',
      cell: ({ progress, goalCents }) =>
        goalCents === null
          ? formatAmount(progress.raisedCents)
          : text.of(formatAmount(progress.raisedCents), formatAmount(goalCents)),
    },
    {
      header: text.columns.ends,
      kind: 'named',
      cell: ({ endsOn }) => (endsOn ? longDate(endsOn, locale[language]) : text.byHand),
    },
  ];
  return <ManagedTable label={text.title} columns={columns} items={campaigns} />;
}
