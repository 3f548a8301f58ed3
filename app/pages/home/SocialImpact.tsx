import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { locale } from '#domain/language.ts';
import styles from './SocialImpact.module.css';

interface Props {
  heading: string;
  paragraphs: readonly string[];
  points: readonly { title: string; text: string }[];
  linkLabel: string;
  figures: Record<'adopted' | 'inRehabilitation' | 'sterilized', number>;
}

const shown = ['adopted', 'sterilized', 'inRehabilitation'] as const;

export function SocialImpact({ heading, paragraphs, points, linkLabel, figures }: Props) {
  const text = useText().home.figures;
  const language = useLanguage();
  const format = new Intl.NumberFormat(locale[language]);
  return (
    <section className={styles.impact} aria-labelledby="impact">
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h2 id="impact">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.figures}>
          {shown
            .filter((figure) => figures[figure] > 0)
            .map((figure) => (
              <div key={figure} className={styles.figure}>
                <dt className={styles.label}>{text[figure]}</dt>
                <dd className={styles.value}>{format.format(figures[figure])}</dd>
              </div>
            ))}
        </dl>
        <ul className={`plain-list ${styles.points}`}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <Link className={styles.more} to={pathFor('usSocialCause', language)}>
          {linkLabel}
          <Icon name="arrow" />
        </Link>
      </Wrap>
    </section>
  );
}
