import { useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useExpensesText } from '#app/i18n/expenses/use-expenses-text.ts';
import { BackToLists, petLists } from '#app/lists/BackToLists.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { readPetCosts } from '#domain/expenses/expense-calls.ts';
import { ExpenseBook } from './ExpenseBook.tsx';
import styles from './Expenses.module.css';
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
  const { data, failure, reload } = useCall(readPetCosts, { id: petId });
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      <BackToLists lists={[...petLists, 'adminExpenses']} />
      <header>
        <h1>{text.title(data.pet.name)}</h1>
        <p className={styles.soft}>{text.lead}</p>
      </header>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <PetFigures costs={data} />
      <ExpenseBook
        petId={petId}
        petName={data.pet.name}
        today={data.today}
        keepsBooks={data.keepsBooks}
      />
    </>
  );
}
