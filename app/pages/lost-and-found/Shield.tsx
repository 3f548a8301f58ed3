import { Icon } from '#app/components/Icon.tsx';
import styles from './LostAndFound.module.css';

/** What keeps people from whoever extorts them. */
export function Shield({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <section className={styles.shield} aria-labelledby="shield">
      <h2 id="shield">
        <Icon name="warning" size={26} />
        {heading}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
