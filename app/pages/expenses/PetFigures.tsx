import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Figures } from '#app/components/Figures.tsx';
import frame from '#app/components/PageParts.module.css';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import type { PetCosts } from '#domain/expenses/expense-calls.ts';
import { formatPesos } from '#domain/money.ts';
import { BudgetDialog } from './BudgetDialog.tsx';

/** What it cost so far, beside what somebody planned for and what people gave. */
export function PetFigures({ costs }: { costs: PetCosts }) {
  const text = useExpensesText().figures;
  const [isOpen, setIsOpen] = useState(false);
  const { totalCents: cost, donatedCents: given, budgetCents: budget } = costs;
  const left = budget === null ? 0 : budget - cost;
  const figures = [
    [text.cost, formatPesos(cost), ''],
    [
      text.budget,
      budget === null ? text.noBudget : formatPesos(budget),
      budget === null
        ? ''
        : left >= 0
          ? text.left(formatPesos(left))
          : text.over(formatPesos(-left)),
    ],
    [text.donated, formatPesos(given), text.donatedHint],
    [
      text.missing,
      cost > given ? formatPesos(cost - given) : cost === 0 ? text.nothingSpent : text.covered,
      cost > given ? text.missingHint : '',
    ],
  ] as const;
  return (
    <section className={frame.part} aria-label={text.title}>
      <Figures figures={figures} />
      <div>
        <Button size="small" variant="outline" icon="pencil" onClick={() => setIsOpen(true)}>
          {budget === null ? text.setBudget : text.changeBudget}
        </Button>
      </div>
      {isOpen && <BudgetDialog costs={costs} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
