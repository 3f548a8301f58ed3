import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { SearchForm } from '#app/lists/SearchForm.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { SubscriberTable } from './SubscriberTable.tsx';
import {
  exportSubscribers,
  findSubscribers,
  removeSubscriber,
  type Subscriber,
} from './subscribers.ts';

const searchParam = 'buscar';

export function SubscriberList() {
  const text = useSubscribersText();
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const list = useManagedList({
    name: 'subscribers',
    find: findSubscribers,
    query: { term, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [searchParam]: term }, page),
  });
  const [chosen, setChosen] = useState<Subscriber>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, chosen !== undefined, list.found?.items);
  return (
    <>
      <ManagedList
        list={list}
        bar={
          <SearchForm
            label={text.search}
            hint={text.searchHint}
            name={searchParam}
            term={term}
            submit={text.find}
          >
            {term && (
              <ButtonLink to="?" variant="quiet">
                {text.all}
              </ButtonLink>
            )}
          </SearchForm>
        }
        exportAs={{
          text: text.export,
          fileName: 'boletin.csv',
          fetchTable: () => exportSubscribers(term),
        }}
        notice={
          <OutcomeNotice
            outcome={outcome}
            onClose={() => setOutcome(undefined)}
            place={outcomeRef}
          />
        }
        count={text.count}
        empty={<EmptyState title={term ? text.nothingFound : text.empty} />}
      >
        {(subscribers) => <SubscriberTable subscribers={subscribers} onRemove={setChosen} />}
      </ManagedList>
      {chosen && (
        <ConfirmDialog
          title={text.confirm.title}
          action={text.confirm.yes}
          decline={text.confirm.no}
          onClose={() => setChosen(undefined)}
          run={async () => {
            await removeSubscriber(chosen);
            setOutcome({ kind: 'success', title: text.removed(chosen.name) });
            list.reload();
          }}
        >
          <p>{text.confirm.text(chosen.name, chosen.email)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
