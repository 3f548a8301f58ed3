import { useSite } from '#app/site.ts';
import { type CardDesign, cardLooks } from '#domain/dedications/card.ts';
import { type CardFacts, cardText } from '#domain/dedications/card-words.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Card.module.css';

type Props = Pick<CardFacts, 'occasion' | 'honoree' | 'sender'> & {
  message: string;
  saysAmount: boolean;
  amountCents: number;
  design: CardDesign;
  language: Language;
};

const sizes = [20, 28, 40, 28, 20];

/** What its receiver will see: the same words and colours as the mail and the PDF. */
export function CardPreview({
  design,
  language,
  message,
  saysAmount,
  amountCents,
  ...said
}: Props) {
  const { siteName: organisation } = useSite();
  const { ground, accent, ink, motif } = cardLooks[design];
  const amount = saysAmount ? formatPesos(amountCents) : undefined;
  const words = cardText({ ...said, organisation, amount }, language);
  return (
    <div className={styles.card} style={{ background: ground, color: ink }} lang={locale[language]}>
      <div className={styles.motifs} aria-hidden>
        {sizes.map((size, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are drawn once.
          <svg key={place} viewBox="0 0 24 24" width={size} height={size} fill={accent} aria-hidden>
            <path d={motif} />
          </svg>
        ))}
      </div>
      <p className={styles.heading} style={{ color: accent }}>
        {words.heading}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      <p>{words.closing}</p>
      <p className={styles.sender} style={{ color: accent }}>
        {said.sender}
      </p>
      <p className={styles.lead}>{words.lead}</p>
    </div>
  );
}
