import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import { languages } from '#domain/language.ts';
import {
  type Audience,
  audiences,
  type IssueContent,
  longestSubject,
} from '#domain/newsletter/issue-content.ts';
import styles from './Newsletter.module.css';

interface Props {
  content: IssueContent;
  onChange: (part: Partial<IssueContent>) => void;
}

/** Whom an issue is for, in which languages, and what its subject says. */
export function IssueFields({ content, onChange }: Props) {
  const text = useIssuesText().issue;
  const { fields } = text;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{fields.languages}</legend>
        {languages.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={content.languages.includes(one)}
              onChange={({ target }) =>
                onChange({
                  languages: languages.filter((each) =>
                    each === one ? target.checked : content.languages.includes(each),
                  ),
                })
              }
            />
            {fields.names[one]}
          </label>
        ))}
      </fieldset>
      <p>{content.languages.length === 0 ? text.missingLanguage : fields.languageHint}</p>
      <SelectField
        label={fields.audience}
        value={content.audience}
        onChange={({ target }) => {
          const audience = target.value as Audience;
          // What is for some goes to everybody only where somebody says so.
          onChange({ audience, inArchive: audience === 'everyone' && content.city === '' });
        }}
        options={audiences.values.map((value) => ({ value, label: fields.audiences[value] }))}
      />
      <TextField
        label={fields.city}
        hint={fields.cityHint}
        value={content.city}
        maxLength={80}
        onChange={({ target: { value: city } }) =>
          onChange({ city, inArchive: content.audience === 'everyone' && city.trim() === '' })
        }
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={content.inArchive}
          onChange={({ target }) => onChange({ inArchive: target.checked })}
        />
        {fields.inArchive}
      </label>
      <div className={styles.pair}>
        {content.languages.map((one) => (
          <div key={one} className={styles.form}>
            <TextField
              label={`${fields.subject} (${fields.names[one]})`}
              lang={one}
              value={content.subject[one]}
              maxLength={longestSubject}
              onChange={({ target }) =>
                onChange({ subject: { ...content.subject, [one]: target.value } })
              }
            />
            <TextField
              label={`${fields.preheader} (${fields.names[one]})`}
              hint={fields.preheaderHint}
              lang={one}
              value={content.preheader[one]}
              maxLength={longestSubject}
              onChange={({ target }) =>
                onChange({ preheader: { ...content.preheader, [one]: target.value } })
              }
            />
          </div>
        ))}
      </div>
    </>
  );
}
