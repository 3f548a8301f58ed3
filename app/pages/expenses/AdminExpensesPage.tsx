import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { useToday } from '#app/site.ts';
import { ExpenseBook } from './ExpenseBook.tsx';
import styles from './Expenses.module.css';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** What the organisation paid, and what all pets cost. */
export default function AdminExpensesPage() {
  const { admin } = useExpensesText();
  const today = useToday();
  return (
    <AdminFrame title={admin.title} lead={admin.lead}>
      {() => (
        <div className={styles.book}>
          <ExpenseBook petId="" today={today} keepsBooks />
        </div>
      )}
    </AdminFrame>
  );
}
