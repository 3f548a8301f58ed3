import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import {
  type CampaignContent,
  longestTitle,
  longestUpdate,
  mostUpdates,
} from '#domain/campaigns/campaign-content.ts';
import { languages } from '#domain/language.ts';
import styles from '../newsletter/Newsletter.module.css';
import { Pair } from '../newsletter/Pair.tsx';
import { RichPair } from '../newsletter/RichPair.tsx';
import type { FieldsProps } from './CampaignFields.tsx';

type Updates = CampaignContent['updates'];

/** What is told while it goes on, and what came of it. */
export function CampaignUpdates({ content, state, onChange }: FieldsProps) {
  const text = useCampaignEditorText().editor;
  const { updates } = content;
  const replace = (place: number, part: Partial<Updates[number]>) =>
    onChange({
      updates: updates.map((one, index) => (index === place ? { ...one, ...part } : one)),
    });
  const today = () => new Date().toLocaleDateString('en-CA');
  return (
    <>
      <h2>{text.namesTitle}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={content.showsNames}
          onChange={({ target }) => onChange({ showsNames: target.checked })}
        />
        {text.showsNames}
      </label>
      <h2>{text.updates}</h2>
      {updates.map(({ date, title, text: words }, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else that tells them apart
          key={`${updates.length} ${place}`}
          className={styles.block}
        >
          <legend className="visually-hidden">{`${text.fields.updates} ${place + 1}`}</legend>
          <TextField
            type="date"
            label={text.date}
            value={date}
            required
            onChange={({ target }) => replace(place, { date: target.value })}
          />
          <Pair
            languages={languages}
            label={text.updateTitle}
            value={title}
            maxLength={longestTitle}
            onChange={(value) => replace(place, { title: value })}
          />
          <Pair
            languages={languages}
            label={text.updateText}
            value={words}
            maxLength={longestUpdate}
            onChange={(value) => replace(place, { text: value })}
            multiline
          />
          <div className={styles.row}>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              onClick={() => onChange({ updates: updates.filter((_, index) => index !== place) })}
            >
              {text.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {updates.length < mostUpdates && (
        <div className={styles.row}>
          <Button
            size="small"
            variant="outline"
            icon="plus"
            onClick={() =>
              onChange({
                updates: [
                  ...updates,
                  { date: today(), title: { es: '', en: '' }, text: { es: '', en: '' } },
                ],
              })
            }
          >
            {text.addUpdate}
          </Button>
        </div>
      )}
      {(state === 'ended' || state === 'closed') && (
        <>
          <h2>{text.result}</h2>
          <p>{text.resultHint}</p>
          <RichPair
            languages={languages}
            label={text.fields.result}
            value={content.result}
            onChange={(result) => onChange({ result: { es: [...result.es], en: [...result.en] } })}
          />
        </>
      )}
    </>
  );
}
