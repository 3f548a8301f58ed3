import { Button } from '#app/components/Button.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import {
  type CampaignContent,
  longestSponsor,
  mostTimes,
} from '#domain/campaigns/campaign-content.ts';
import styles from '../newsletter/Newsletter.module.css';
import { PesosField } from './PesosField.tsx';

type Match = CampaignContent['match'];

const day = (date: Date) => date.toLocaleDateString('en-CA');
const month = 30 * 86_400_000;

/** From today for a month, one peso for each. */
const proposed = (now: Date): NonNullable<Match> => ({
  sponsor: '',
  times: 1,
  limitCents: 10_000_00,
  from: day(now),
  until: day(new Date(now.getTime() + month)),
  isPaid: false,
});

/** A sponsor who adds to each gift of some days, up to a sum. */
export function MatchFields({
  match,
  onChange,
}: {
  match: Match;
  onChange: (match: Match) => void;
}) {
  const text = useCampaignEditorText().editor;
  return (
    <>
      <h2>{text.match}</h2>
      <p>{text.matchHint}</p>
      {match ? (
        <fieldset className={styles.block}>
          <legend className="visually-hidden">{text.match}</legend>
          <TextField
            label={text.sponsor}
            value={match.sponsor}
            maxLength={longestSponsor}
            required
            onChange={({ target }) => onChange({ ...match, sponsor: target.value })}
          />
          <div className={styles.pair}>
            <SelectField
              label={text.times}
              value={String(match.times)}
              onChange={({ target }) => onChange({ ...match, times: Number(target.value) })}
              options={Array.from({ length: mostTimes }, (_, index) => {
                const value = String(index + 1);
                return { value, label: value };
              })}
            />
            <PesosField
              label={text.limit}
              value={match.limitCents}
              onChange={(cents) => cents && onChange({ ...match, limitCents: cents })}
              required
            />
          </div>
          <div className={styles.pair}>
            <TextField
              type="date"
              label={text.from}
              value={match.from}
              required
              onChange={({ target }) => onChange({ ...match, from: target.value })}
            />
            <TextField
              type="date"
              label={text.until}
              value={match.until}
              min={match.from}
              required
              onChange={({ target }) => onChange({ ...match, until: target.value })}
            />
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={match.isPaid}
              onChange={({ target }) => onChange({ ...match, isPaid: target.checked })}
            />
            {text.isPaid}
          </label>
          <div className={styles.row}>
            <Button size="small" variant="quiet" icon="trash" onClick={() => onChange(null)}>
              {text.removeMatch}
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className={styles.row}>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() => onChange(proposed(new Date()))}
          >
            {text.addMatch}
          </Button>
        </div>
      )}
    </>
  );
}
