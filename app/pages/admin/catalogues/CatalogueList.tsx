import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useCataloguesText } from '#app/i18n/catalogues.ts';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { SearchForm } from '#app/lists/SearchForm.tsx';
import { addressWith, useManagedList } from '#app/lists/use-managed-list.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import { findChoices, findRows, nameOf, type Row, removeRow } from './catalogue-rows.ts';
import { RowDialog } from './RowDialog.tsx';

const searchParam = 'buscar';

/** What is being done, and with which row; a row that is edited without being there is a new one. */
type Deed = { kind: 'edit'; row?: Row } | { kind: 'remove'; row: Row };

export function CatalogueList({ catalogue }: { catalogue: Catalogue }) {
  const text = useCataloguesText();
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const list = useManagedList({
    name: 'catalogue',
    find: findRows,
    query: { schema: catalogue.schema, term, page: readPageNumber(params.get(pageParam)) },
    addressOf: (page) => addressWith({ [searchParam]: term }, page),
  });
  const { data: choices } = useFound(['catalogue choices', catalogue.schema], () =>
    findChoices(catalogue),
  );
  const [deed, setDeed] = useState<Deed>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, deed !== undefined, list.found?.items);

  function done(title: string) {
    setDeed(undefined);
    setOutcome({ kind: 'success', title });
    list.reload();
  }

  return (
    <>
      <ManagedList
        list={list}
        bar={
          <SearchForm label={text.search} name={searchParam} term={term} submit={text.find}>
            {catalogue.editing && choices && (
              <Button icon="plus" onClick={() => setDeed({ kind: 'edit' })}>
                {text.add}
              </Button>
            )}
          </SearchForm>
        }
        notice={
          <OutcomeNotice
            outcome={outcome}
            onClose={() => setOutcome(undefined)}
            place={outcomeRef}
          />
        }
        count={(total) => (total > 0 ? text.count(total) : '')}
        empty={<EmptyState title={term ? text.nothingFound : text.empty} />}
      >
        {(rows) => (
          <CatalogueTable
            catalogue={catalogue}
            rows={rows}
            choices={choices ?? {}}
            onEdit={(row) => setDeed({ kind: 'edit', row })}
            onRemove={(row) => setDeed({ kind: 'remove', row })}
          />
        )}
      </ManagedList>
      {!catalogue.editing && <p>{text.readOnly}</p>}
      {deed?.kind === 'edit' && (
        <RowDialog
          catalogue={catalogue}
          row={deed.row}
          choices={choices ?? {}}
          onSaved={(name) => done(deed.row ? text.saved(name) : text.added(name))}
          onClose={() => setDeed(undefined)}
        />
      )}
      {deed?.kind === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle(nameOf(catalogue, deed.row))}
          action={text.removeYes}
          decline={text.removeNo}
          onClose={() => setDeed(undefined)}
          run={async () => {
            await removeRow(catalogue, deed.row);
            done(text.removed(nameOf(catalogue, deed.row)));
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
