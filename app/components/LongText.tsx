import { useText } from '#app/i18n/texts.tsx';
import styles from './LongText.module.css';
import { splitLongText } from './split-long-text.ts';

/** What somebody wrote, in paragraphs; the end of a long text opens without JavaScript, and stands in the page and on paper. */
export function LongText({ text }: { text: string }) {
  const words = useText().pets.pet;
  const { shown, collapsed } = splitLongText(text);
  return (
    <>
      <Paragraphs of={shown} />
      {collapsed.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.open}>
            <span className={styles.closed}>{words.readMore}</span>
            <span className={styles.opened}>{words.readLess}</span>
          </summary>
          <Paragraphs of={collapsed} />
        </details>
      )}
    </>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  // Numbered, since a story may say the same twice.
  return of
    .map((text, index) => ({ id: index, text }))
    .map(({ id, text }) => <p key={id}>{text}</p>);
}
