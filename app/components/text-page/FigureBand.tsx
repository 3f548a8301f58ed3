import { useText } from '#app/i18n/texts.tsx';
import type { Figure } from '#content/model.ts';
import { Wrap } from '../Wrap.tsx';
import styles from './FigureBand.module.css';

type ShownFigure = Omit<Figure, 'source'> & Partial<Pick<Figure, 'source'>>;

/** Figures as large as posters, from edge to edge. */
export function FigureBand({ label, figures }: { label: string; figures: readonly ShownFigure[] }) {
  const { source: sourceLabel } = useText().content;
  if (figures.length === 0) return null;
  return (
    <section className={styles.band} aria-label={label}>
      <Wrap>
        <ul className={`plain-list ${styles.figures}`}>
          {figures.map(({ value, text, source }) => (
            <li key={text} className={styles.figure}>
              <p className={styles.value}>{value}</p>
              <p className={styles.text}>{text}</p>
              {source && (
                <p className={styles.source}>
                  {sourceLabel}{' '}
                  <a href={source.url} rel="noopener">
                    {source.label}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
