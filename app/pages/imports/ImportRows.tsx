import { useState } from 'react';
import { Link } from 'react-router';
import { useCallPage } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import type { ImportDetails, ImportRow } from '#domain/imports/import-calls.ts';
import styles from './Import.module.css';
import { useScreen, useText } from './import-screen.tsx';

const rowsOnAPage = 50;

/** Each row with what is to be looked at; at first those alone that have problems, where there are any. */
export function ImportRows({ id, counts }: { id: string } & Pick<ImportDetails, 'counts'>) {
  const { calls } = useScreen();
  const text = useText().result;
  const [onlyProblems, setOnlyProblems] = useState(counts.rejected + counts.warned > 0);
  const [page, setPage] = useState(1);
  const said = { id, onlyProblems, page, limit: rowsOnAPage };
  const { data, failure, reload } = useCallPage(calls.rows, said, { keepsPrevious: true });
  const columns = useColumns();
  if (!data) return failure ? <FailureNotice failure={failure} retry={reload} /> : null;
  const from = (page - 1) * rowsOnAPage + 1;
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={onlyProblems}
          onChange={({ target }) => {
            setOnlyProblems(target.checked);
            setPage(1);
          }}
        />
        <span>{text.filter}</span>
      </label>
      {data.items.length === 0 ? (
        <p>{text.allRight}</p>
      ) : (
        <ManagedTable
          label={text.rows}
          columns={columns}
          items={data.items.map((row) => ({ ...row, id: String(row.line) }))}
        />
      )}
      {data.lastPage > 1 && (
        <div className={styles.ways}>
          <Button
            variant="outline"
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {text.previous}
          </Button>
          <p role="status">{text.range(from, from + data.items.length - 1, data.total)}</p>
          <Button
            variant="outline"
            size="small"
            disabled={page >= data.lastPage}
            onClick={() => setPage(page + 1)}
          >
            {text.next}
          </Button>
        </div>
      )}
    </>
  );
}

type Item = ImportRow & { id: string };

function useColumns(): Column<Item>[] {
  const { hasPhotos, madePath } = useScreen();
  const text = useText().result;
  const language = useLanguage();
  return [
    {
      header: text.animal,
      kind: 'title',
      cell: ({ name, key, madeId }) => {
        const words = [name || text.nameless, key && `(${key})`].filter(Boolean).join(' ');
        if (madeId === null || !madePath) return words;
        return <Link to={madePath(madeId, language)}>{words}</Link>;
      },
    },
    { header: text.line, kind: 'named', cell: ({ line }) => line },
    { header: text.outcome, kind: 'named', cell: ({ outcome }) => text.outcomes[outcome] },
    ...(hasPhotos
      ? [{ header: text.photoCount, kind: 'named', cell: ({ photos }: Item) => photos } as const]
      : []),
    {
      header: text.problems,
      kind: 'plain',
      className: styles.problems,
      cell: ({ problems }) =>
        problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ),
    },
  ];
}
