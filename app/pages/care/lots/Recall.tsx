import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/api/call.ts';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCareLotsText } from '#app/i18n/care-lots/use-care-lots-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { countDosesWithoutLot, findTreatedWith } from '#domain/care/care-lot-calls.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../Care.module.css';
import { useCareWords } from '../use-care-words.ts';

type Found = DataOfCall<typeof findTreatedWith>;
type WithoutLot = DataOfCall<typeof countDosesWithoutLot>;

/** @param wanted a lot that is asked for at once; '' for none */
export function Recall({ wanted }: { wanted: string }) {
  const text = useCareLotsText().recall;
  const { busy, failure, attempt } = useAttempt();
  const [found, setFound] = useState<{ lot: string; uses: Found; without: WithoutLot }>();
  const { dateOf } = useCareWords();
  const heading = useRef<HTMLHeadingElement>(null);

  const find = (lot: string) =>
    attempt(async () => {
      const [uses, without] = await Promise.all([
        call(findTreatedWith, { lot }),
        call(countDosesWithoutLot, { lot }),
      ]);
      setFound({ lot, uses, without });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for by a press elsewhere.
  useEffect(() => {
    if (wanted === '') return;
    heading.current?.focus();
    find(wanted);
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const lot = String(new FormData(event.currentTarget).get('lot') ?? '').trim();
    if (lot !== '') find(lot);
  }

  return (
    <section className={frame.part} aria-labelledby="recall">
      <h2 id="recall" ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      <p className={styles.soft}>{text.lead}</p>
      <form onSubmit={submit} className={styles.search}>
        <TextField label={text.lot} name="lot" defaultValue={wanted} maxLength={40} />
        <SubmitButton busy={busy} busyLabel={text.find} size="small" icon="search">
          {text.find}
        </SubmitButton>
      </form>
      {failure && <FailureNotice failure={failure} />}
      <div aria-live="polite">
        {found && (
          <p className={styles.name}>
            {found.uses.length === 0
              ? text.none(found.lot)
              : text.found(found.uses.length, found.lot)}
          </p>
        )}
        {found?.without && (
          <p>
            {text.without(
              found.without.doses,
              dateOf(found.without.from),
              dateOf(found.without.until),
            )}
          </p>
        )}
      </div>
      {found && found.uses.length > 0 && <Uses uses={found.uses} />}
    </section>
  );
}

function Uses({ uses }: { uses: Found }) {
  const text = useCareLotsText().recall;
  const language = useLanguage();
  const { dateOf } = useCareWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.pet}</th>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.date}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map((use) => (
          <tr key={`${use.petId} ${use.onDate} ${use.product}`}>
            <th scope="row">
              <Link to={pathFor('medicalRecord', language, { id: use.petId })}>{use.petName}</Link>
            </th>
            <td>{use.product}</td>
            <td>{dateOf(use.onDate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
