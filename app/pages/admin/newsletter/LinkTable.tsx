import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { type Column, ManagedTable } from '#app/lists/ManagedTable.tsx';
import {
  clicksPerHundred,
  fewestCountedReaders,
  type IssueClicks,
  type LinkClicks,
} from '#domain/newsletter/issue-clicks.ts';
import styles from './Newsletter.module.css';

type Row = LinkClicks & { id: string };

/** The clicks of each link, in words and as a table. */
export function LinkTable({ figures: { isCounting, delivered, links } }: { figures: IssueClicks }) {
  const { clicks: text, issue } = useIssuesText();
  if (links.length === 0) {
    return (
      <p className={styles.prose}>
        {isCounting ? text.few(fewestCountedReaders) : text.notCounted}
      </p>
    );
  }
  const rows = links.map((link) => ({ ...link, id: `${link.language} ${link.address}` }));
  const columns: Column<Row>[] = [
    {
      header: text.link,
      kind: 'title',
      cell: ({ label, address, language }) => (
        <>
          <a href={address} target="_blank" rel="noreferrer" lang={language}>
            {label || address}
          </a>
          <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
        </>
      ),
    },
    {
      header: text.language,
      kind: 'named',
      cell: ({ language }) => issue.fields.names[language],
    },
    {
      header: text.count,
      kind: 'named',
      align: 'end',
      cell: ({ clicks }) => clicks ?? text.deleted,
    },
    {
      header: text.perHundred,
      kind: 'named',
      align: 'end',
      cell: ({ clicks, language }) =>
        (clicks === null ? null : clicksPerHundred(clicks, delivered[language])) ?? '—',
    },
  ];
  const total = links.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0);
  const isDeleted = links.every(({ clicks }) => clicks === null);
  return (
    <>
      <p>
        {isDeleted ? text.allDeleted : text.total(total, delivered.es + delivered.en)}
        {!isDeleted && !isCounting && <> {text.stopped}</>}
      </p>
      <ManagedTable label={text.title} columns={columns} items={rows} />
      <p className={styles.prose}>{text.scanners}</p>
    </>
  );
}
