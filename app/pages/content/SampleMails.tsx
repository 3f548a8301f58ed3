import { useState } from 'react';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ContentPreview } from '#domain/content/content-calls.ts';
import { SampleMail } from './SampleMail.tsx';

/** One at a time of those that repeat the draft. */
export function SampleMails({ mails }: { mails: ContentPreview['mails'] }) {
  const { preview } = useContentEditorText();
  const language = useLanguage();
  const [chosen, setChosen] = useState(mails[0]?.path.es);
  const mail = mails.find(({ path }) => path.es === chosen) ?? mails[0];
  const options = mails
    .map(({ title, path }) => ({ value: path.es, label: title[language] }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <>
      {mails.length > 1 && (
        <SelectField
          label={preview.whichMail}
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {mail && <SampleMail key={mail.path.es} mail={mail} />}
    </>
  );
}
