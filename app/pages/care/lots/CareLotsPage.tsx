import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import frame from '#app/components/PageParts.module.css';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { can } from '#domain/access/rights.ts';
import { findCareLots } from '#domain/care/care-lot-calls.ts';
import styles from '../Care.module.css';
import { LotDialog } from './LotDialog.tsx';
import { LotList } from './LotList.tsx';
import { Recall } from './Recall.tsx';

/** What somebody has of vaccines and the like; for staff also what all have. */
export default function CareLotsPage() {
  const text = useCareLotsText();
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {(user) => {
          const ofAll = search.get('de') === 'todas' && can(user, 'pets.manageAny');
          return (
            <Wrap className={frame.page}>
              <header>
                <h1>{text.title}</h1>
                <p className={styles.soft}>{text.lead}</p>
              </header>
              <Lots key={String(ofAll)} ofAll={ofAll} />
            </Wrap>
          );
        }}
      </LoginRequired>
    </>
  );
}

function Lots({ ofAll }: { ofAll: boolean }) {
  const text = useCareLotsText();
  const { data, failure, reload } = useCall(findCareLots, { ofAll });
  const [isAdding, setAdding] = useState(false);
  const [wanted, setWanted] = useState({ lot: '', turn: 0 });
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <section className={frame.part} aria-labelledby="lots">
        <div className={frame.head}>
          <h2 id="lots">{ofAll ? text.all : text.own}</h2>
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {text.form.add}
          </Button>
        </div>
        {data.lots.length === 0 && (
          <EmptyState animal="cat" title={text.none}>
            <p>{text.noneText}</p>
          </EmptyState>
        )}
        <LotList
          lots={data.lots}
          today={data.today}
          onWho={(lot) => setWanted(({ turn }) => ({ lot, turn: turn + 1 }))}
        />
      </section>
      <Recall key={wanted.turn} wanted={wanted.lot} />
      {isAdding && <LotDialog onClose={() => setAdding(false)} />}
    </>
  );
}
