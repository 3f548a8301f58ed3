import type { FieldProps } from '#app/contact/field-props.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PositionField } from '#app/forms/PositionField.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import formStyles from '#app/forms/VisitorForm.module.css';
import type { NoticeFormText } from '#app/i18n/notice-form.ts';
import type { NoticeField } from '#domain/lost-and-found/notice-input.ts';
import type { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { noticeLimits as longest, middleOfSquare } from '#domain/lost-and-found/notice-limits.ts';
import {
  noticeColors,
  noticeKinds,
  noticeSexes,
  noticeSizes,
  noticeSpecies,
} from '#domain/lost-and-found/notice-words.ts';
import styles from './LostAndFound.module.css';

interface Props {
  text: NoticeFormText;
  labels: (typeof noticeLabels)['es'];
  field: FieldProps<NoticeField>;
  /** YYYY-MM-DD */
  today: string;
  /** Whether it is lost or found, and the mailbox, are asked once. */
  isNew?: boolean;
}

/** What whoever lost or found an animal is asked, the same for a browser without JavaScript. */
export function NoticeFields({ text, labels, field, today, isNew = false }: Props) {
  const colors = noticeColors.values.map((one) => ({
    value: noticeColors.toWire(one),
    label: labels.colors[one],
  }));
  return (
    <>
      {isNew && (
        <ChoiceField
          label={text.kind}
          options={noticeKinds.values.map((one) => ({
            value: noticeKinds.toWire(one),
            ...text.kinds[one],
          }))}
          {...choiceOf(field('kind'))}
        />
      )}
      <ChoiceField
        label={text.species}
        options={noticeSpecies.values.map((one) => ({
          value: noticeSpecies.toWire(one),
          label: labels.species[one],
        }))}
        {...choiceOf(field('species'))}
      />
      <ChoiceField
        label={text.sex}
        options={noticeSexes.values.map((one) => ({
          value: noticeSexes.toWire(one),
          label: one === 'unknown' ? text.unknown : labels.sexes[one],
        }))}
        {...choiceOf(field('sex'))}
      />
      <ChoiceField
        label={text.size}
        options={noticeSizes.values.map((one) => ({
          value: noticeSizes.toWire(one),
          ...text.sizes[one],
        }))}
        {...choiceOf(field('size'))}
      />
      <div className={formStyles.pair}>
        <SelectField
          label={text.color}
          options={colors}
          empty={text.choose}
          required
          {...selectOf(field('color'))}
        />
        <SelectField
          label={text.otherColor}
          options={colors}
          empty={text.none}
          {...selectOf(field('otherColor'))}
        />
      </div>
      <TextField
        multiline
        rows={4}
        label={text.marks}
        hint={text.marksHint}
        maxLength={longest.marks}
        required
        {...field('marks')}
      />
      <TextField
        type="date"
        label={text.happenedOn}
        max={today}
        required
        {...field('happenedOn')}
      />
      <div className={styles.group}>
        <h2>{text.placeHeading}</h2>
        <p>{text.placeText}</p>
      </div>
      <div className={formStyles.pair}>
        <TextField
          label={text.area}
          hint={text.areaHint}
          maxLength={longest.area}
          required
          {...field('area')}
        />
        <TextField
          label={text.postalCode}
          hint={text.postalCodeHint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...field('postalCode')}
        />
      </div>
      <PositionField text={text} round={middleOfSquare} {...field('position')} />
      <div className={styles.group}>
        <h2>{text.shieldHeading}</h2>
        <p>{text.shieldText}</p>
      </div>
      <TextField
        label={text.question}
        hint={text.questionHint}
        maxLength={longest.question}
        autoComplete="off"
        required
        {...field('question')}
      />
      <TextField
        label={text.answer}
        hint={text.answerHint}
        maxLength={longest.answer}
        autoComplete="off"
        required
        {...field('answer')}
      />
      <TextField
        label={text.microchip}
        hint={text.microchipHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('microchip')}
      />
      {isNew && (
        <>
          <EmailField label={text.email} hint={text.emailHint} required {...field('email')} />
          <p className={formStyles.small}>{text.photosLater}</p>
        </>
      )}
    </>
  );
}

/** A group of buttons takes no focus of its own. */
const choiceOf = ({ autoFocus: _, ...field }: ReturnType<FieldProps<NoticeField>>) =>
  field as { name: string; error?: string; defaultValue?: string };

const selectOf = (field: ReturnType<FieldProps<NoticeField>>) =>
  field as { name: string; error: string | undefined; defaultValue?: string; autoFocus?: boolean };
