import styles from './LostAndFound.module.css';

interface Props {
  entries: readonly { id: string; createdAt: string; at: string; isOwn: boolean; text: string }[];
  own: string;
  other: string;
}

/** What both sides of a conversation wrote. */
export const Entries = ({ entries, own, other }: Props) => (
  <ol className="plain-list">
    {entries.map((entry) => (
      <li key={entry.id} data-own={entry.isOwn || undefined}>
        <p className={styles.soft}>
          <strong>{entry.isOwn ? own : other}</strong>,{' '}
          <time dateTime={entry.createdAt}>{entry.at}</time>
        </p>
        <p className={styles.text}>{entry.text}</p>
      </li>
    ))}
  </ol>
);
