import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import { givingParams, givingPath } from '#domain/donations/giving-address.ts';
import { kindDrawings } from './drawings.ts';
import styles from './KindButtons.module.css';
import { panelId } from './use-giving-page.ts';

interface Props {
  heading: string;
  kinds: readonly { kind: DonationKind; name: string; short: string }[];
  chosen: DonationKind;
  onChoose: (kind: DonationKind) => void;
}

/** Without client JavaScript each loads the page with its panel. */
export function KindButtons({ heading, kinds, chosen, onChoose }: Props) {
  const language = useLanguage();
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="kinds">
      <h2 id="kinds" className={styles.heading}>
        {heading}
      </h2>
      <form
        method="get"
        action={givingPath(language)}
        className={styles.kinds}
        onSubmit={(event) => event.preventDefault()}
      >
        {kinds.map(({ kind, name, short }) => (
          <button
            key={kind}
            type="submit"
            name={givingParams.kind}
            value={donationKinds.toWire(kind)}
            formAction={`${givingPath(language)}#${panelId}`}
            aria-pressed={kind === chosen}
            className={`${styles.kind} ${styles[kind]}`}
            onClick={() => onChoose(kind)}
          >
            <img
              src={kindDrawings[kind]}
              alt=""
              width={96}
              height={96}
              className={styles.drawing}
            />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.short}>{short}</span>
            </span>
          </button>
        ))}
      </form>
    </Wrap>
  );
}
