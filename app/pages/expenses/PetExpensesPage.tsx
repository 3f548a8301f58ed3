import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import frame from '#app/components/AccountPage.module.css';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { ExpenseBook } from './ExpenseBook.tsx';
import styles from './Expenses.module.css';
import { readPetCosts } from './expense-calls.ts';
import { PetFigures } from './PetFigures.tsx';

/** What a pet cost, for its people. */
export default function PetExpensesPage() {
  const { id = '' } = useParams();
  const text = useExpensesText();
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={frame.page}>
            <PetExpenses key={id} petId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function PetExpenses({ petId }: { petId: string }) {
  const text = useExpensesText();
  const load = useCallback(() => readPetCosts(petId), [petId]);
  const { data, failure, reload } = useLoaded(load);
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      <header>
        <h1>{text.title(data.mascota.nombre)}</h1>
        <p className={styles.soft}>{text.lead}</p>
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <PetFigures costs={data} onChanged={reload} />
      <ExpenseBook
        petId={petId}
        petName={data.mascota.nombre}
        today={data.hoy}
        keepsBooks={data.lleva_cuentas}
        onChanged={reload}
      />
    </>
  );
}
