import { Wrap } from '../Wrap.tsx';
import styles from './PullQuote.module.css';

/** One sentence of the page, as large as a poster. */
export function PullQuote({ text }: { text: string }) {
  return (
    <div className={styles.band}>
      <Wrap>
        <p className={styles.words}>{text}</p>
      </Wrap>
    </div>
  );
}
