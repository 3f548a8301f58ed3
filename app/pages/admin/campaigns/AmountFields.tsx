import { Button } from '#app/components/Button.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import {
  type CampaignContent,
  longestPurpose,
  mostAmounts,
} from '#domain/campaigns/campaign-content.ts';
import { languages } from '#domain/language.ts';
import { smallestDonationCents } from '#domain/money.ts';
import styles from '../newsletter/Newsletter.module.css';
import { Pair } from '../newsletter/Pair.tsx';
import { PesosField } from './PesosField.tsx';

type Amounts = CampaignContent['amounts'];

/** Amounts that are suggested, each with what it pays. */
export function AmountFields({
  amounts,
  onChange,
}: {
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
}) {
  const text = useCampaignEditorText().editor;
  const replace = (place: number, part: Partial<Amounts[number]>) =>
    onChange(amounts.map((one, index) => (index === place ? { ...one, ...part } : one)));
  return (
    <>
      <h2>{text.amounts}</h2>
      <p>{text.amountsHint}</p>
      {amounts.map(({ amountCents, pays }, place) => (
        <fieldset
          // Begun anew when one goes, for their fields hold what was typed.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that tells them apart
          key={`${amounts.length} ${place}`}
          className={styles.block}
        >
          <legend className="visually-hidden">{`${text.fields.amounts} ${place + 1}`}</legend>
          <PesosField
            label={text.amount}
            value={amountCents}
            onChange={(cents) => cents && replace(place, { amountCents: cents })}
            required
          />
          <Pair
            languages={languages}
            label={text.pays}
            value={pays}
            maxLength={longestPurpose}
            onChange={(words) => replace(place, { pays: words })}
          />
          <div className={styles.row}>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              onClick={() => onChange(amounts.filter((_, index) => index !== place))}
            >
              {text.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {amounts.length < mostAmounts && (
        <div className={styles.row}>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() =>
              onChange([
                ...amounts,
                { amountCents: smallestDonationCents, pays: { es: '', en: '' } },
              ])
            }
          >
            {text.addAmount}
          </Button>
        </div>
      )}
    </>
  );
}
