import { useRef, useState } from 'react';
import { call, callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { InvertedRange } from '#app/lists/InvertedRange.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import {
  exportExpenses,
  type FoundExpense,
  removeExpense,
  restoreExpense,
} from '#domain/expenses/expense-calls.ts';
import { ExpenseDialog } from './ExpenseDialog.tsx';
import { ExpenseFilterForm } from './ExpenseFilterForm.tsx';
import { ExpenseList } from './ExpenseList.tsx';
import { ExpenseTotals } from './ExpenseTotals.tsx';
import { useFoundExpenses } from './use-found-expenses.ts';

interface Props {
  /** '': of all, for who keeps the books. */
  petId: string;
  /** Of the pet. */
  petName?: string;
  /** YYYY-MM-DD */
  today: string;
  /** Whether the viewer writes what the organisation paid. */
  keepsBooks: boolean;
}

/** The expenses that the address asks for, what they come to, and new ones. */
export function ExpenseBook({ petId, petName = '', today, keepsBooks }: Props) {
  const text = useExpensesText();
  const found = useFoundExpenses(petId);
  const { list, sums, filters, query, isInverted, isFiltered } = found;
  const [dialog, setDialog] = useState<{ expense?: FoundExpense }>();
  const { failure, attempt } = useAttempt();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);

  const restore = (id: string) =>
    attempt(async () => {
      await call(restoreExpense, { id });
      setOutcome(undefined);
    });

  const remove = ({ id, supplier, invoice }: FoundExpense) =>
    attempt(async () => {
      await call(removeExpense, { id });
      const undo = { label: text.list.undo, run: () => restore(id) };
      const removed = invoice ? text.list.removedWhole : text.list.removed;
      setOutcome({ kind: 'success', title: removed(supplier), undo });
      place.current?.focus({ preventScroll: true });
    });

  const isEmpty = list.found?.total === 0 && !isFiltered;
  return (
    <>
      <section className={frame.part} aria-labelledby="expenses">
        <div className={frame.head}>
          {/* Of all pets, the page itself is called so. */}
          <h2 id="expenses" className={petId ? undefined : 'visually-hidden'}>
            {text.list.title}
          </h2>
          <Button size="small" icon="plus" onClick={() => setDialog({})}>
            {petId ? text.list.add : text.list.addGeneral}
          </Button>
        </div>
        <ManagedList
          list={list}
          bar={
            !isEmpty && (
              <ExpenseFilterForm filters={filters} isFiltered={isFiltered} ofAll={!petId} />
            )
          }
          exportAs={
            isInverted || isEmpty
              ? undefined
              : {
                  text: text.export,
                  fileName: text.export.fileName,
                  fetchTable: () => callFile(exportExpenses, query),
                }
          }
          notice={
            <>
              {failure && <FailureNotice failure={failure} />}
              <OutcomeNotice
                outcome={outcome}
                onClose={() => setOutcome(undefined)}
                place={place}
              />
            </>
          }
          count={isInverted || isEmpty ? undefined : text.list.count}
          empty={
            isInverted ? (
              <InvertedRange />
            ) : (
              <EmptyState title={isFiltered ? text.list.noneFound : text.list.none} />
            )
          }
        >
          {(expenses) => (
            <ExpenseList
              expenses={expenses}
              ofAll={!petId}
              onRemove={remove}
              onCorrect={(expense) => setDialog({ expense })}
            />
          )}
        </ManagedList>
      </section>
      {sums.failure && <FailureNotice failure={sums.failure} retry={sums.reload} />}
      {sums.data && sums.data.total.count > 0 && <ExpenseTotals sums={sums.data} />}
      {dialog && (
        <ExpenseDialog
          {...dialog}
          pet={petId ? { id: petId, name: petName } : null}
          today={today}
          keepsBooks={keepsBooks}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
