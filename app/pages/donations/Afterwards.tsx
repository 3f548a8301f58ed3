import { Wrap } from '#app/components/Wrap.tsx';
import styles from './Afterwards.module.css';

interface Props {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** What becomes of a donation. */
export function Afterwards({ heading, steps }: Props) {
  return (
    <section className={styles.ground} aria-labelledby="afterwards">
      <Wrap className={styles.inside}>
        <h2 id="afterwards">{heading}</h2>
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
