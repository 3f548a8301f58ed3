import { Link, useNavigate, useSearchParams } from 'react-router';
import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { findIssues, type ListedIssue, saveIssue } from '#domain/newsletter/issue-calls.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import { issueStates } from '#domain/newsletter/issue-states.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { ClickCounting } from './ClickCounting.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminNewslettersPage() {
  const text = useIssuesText();
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {() => (
        <>
          <Issues />
          <ClickCounting />
        </>
      )}
    </AdminFrame>
  );
}

/** Of the issues that are listed. */
const stateParam = 'estado';

const blank: IssueContent = {
  languages: ['es'],
  subject: { es: '', en: '' },
  preheader: { es: '', en: '' },
  blocks: [],
  audience: 'everyone',
  city: '',
  inArchive: true,
};

function Issues() {
  const text = useIssuesText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const { keyOf } = useIdempotencyKey();
  const [params] = useSearchParams();
  const state = issueStates.fromWire(params.get(stateParam));
  const word = state ? issueStates.toWire(state) : '';
  const list = useCallList(
    findIssues,
    { page: readPageNumber(params.get(pageParam)), state },
    { addressOf: (page) => addressWith({ [stateParam]: word }, page) },
  );

  const create = () =>
    attempt(async () => {
      const { id } = await call(saveIssue, { content: blank }, { idempotencyKey: keyOf(blank) });
      await navigate(pathFor('adminNewsletter', language, { id }));
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
            links={[undefined, ...issueStates.values].map((one) => ({
              to: one ? `?${stateParam}=${issueStates.toWire(one)}` : '?',
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
      {(issues) => <IssueTable issues={issues} />}
    </ManagedList>
  );
}

function IssueTable({ issues }: { issues: readonly ListedIssue[] }) {
  const text = useIssuesText();
  const language = useLanguage();
  const when = useSiteInstant();
  const columns: Column<ListedIssue>[] = [
    {
      header: text.columns.subject,
      kind: 'title',
      cell: ({ id, subject, languages }) => {
        const [first = 'es'] = languages;
        const shown = languages.includes(language) ? language : first;
        return (
          <Link to={pathFor('adminNewsletter', language, { id })} lang={shown}>
            {subject[shown] || text.untitled}
          </Link>
        );
      },
    },
    { header: text.columns.state, kind: 'named', cell: ({ state }) => text.states[state] },
    {
      header: text.columns.progress,
      kind: 'named',
      cell: ({ mails: { total, waiting } }) =>
        total === 0 ? text.notYet : text.progress(total - waiting, total),
    },
    {
      header: text.columns.when,
      kind: 'named',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{when(updatedAt)}</time>,
    },
  ];
  return <ManagedTable columns={columns} items={issues} label={text.title} />;
}
