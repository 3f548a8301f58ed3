import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { ShownRestriction } from '#domain/adoption/restriction-calls.ts';
import { locale } from '#domain/language.ts';
import styles from './Restrictions.module.css';

interface Props {
  items: readonly ShownRestriction[];
  onChoose: (what: 'appeal' | 'lift', one: ShownRestriction) => void;
}

export function RestrictionTable({ items, onChoose }: Props) {
  const text = useRestrictionsText();
  const { columns: headers } = text;
  const language = useLanguage();
  const when = useSiteInstant();
  const day = (date: string) => longDate(date, locale[language]);
  const columns: Column<ShownRestriction>[] = [
    {
      header: headers.who,
      kind: 'title',
      cell: ({ label, kinds }) => (
        <>
          {label || text.unlabelled}
          <span className={styles.soft}>{kinds.map((kind) => text.kinds[kind]).join(', ')}</span>
        </>
      ),
    },
    {
      header: headers.reason,
      kind: 'named',
      className: styles.words,
      cell: ({ reason, appeals }) => (
        <>
          {reason}
          {appeals.length > 0 && (
            <ul className={`plain-list ${styles.appeals}`} aria-label={text.appeals}>
              {appeals.map(({ at, text: words, outcome }) => (
                <li key={at}>
                  <time dateTime={at}>{when(at)}</time>: {words}{' '}
                  <strong>{text.outcomes[outcome]}</strong>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    },
    {
      header: headers.since,
      kind: 'named',
      cell: ({ createdAt, enteredBy }) => (
        <>
          <time dateTime={createdAt}>{when(createdAt)}</time>
          <span className={styles.soft}>{text.enteredBy(enteredBy ?? text.nobody)}</span>
        </>
      ),
    },
    {
      header: headers.until,
      kind: 'named',
      cell: ({ endsOn, state, liftedAt }) => (
        <>
          {day(endsOn)}
          <span className={styles.soft}>
            {liftedAt ? text.lifted(when(liftedAt)) : text.states[state]}
          </span>
        </>
      ),
    },
    {
      header: headers.actions,
      kind: 'actions',
      cell: (one) =>
        one.state === 'inForce' && (
          <div className={styles.ways}>
            <Button size="small" variant="outline" onClick={() => onChoose('appeal', one)}>
              {text.noteAppeal}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onChoose('lift', one)}>
              {text.lift}
            </Button>
          </div>
        ),
    },
  ];
  return <ManagedTable columns={columns} items={items} label={text.title} />;
}
