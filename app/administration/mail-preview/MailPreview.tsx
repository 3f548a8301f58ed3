import { useState } from 'react';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useMailPreviewText } from '#app/i18n/mail-preview.ts';
import type { Language } from '#domain/language.ts';
import styles from './MailPreview.module.css';

interface Props {
  /** What it is. */
  title: string;
  /** Where the portal shows it; undefined while that is not known. */
  address: string | undefined;
  languages: readonly Language[];
  language: Language;
  onLanguage: (language: Language) => void;
  hasPictures?: boolean;
}

const looks = { light: '', dark: '?tema=oscuro', bare: '?fotos=no' } as const;
type Look = keyof typeof looks;
const widths = ['desk', 'phone'] as const;

/** A mail as it will be, in the looks that its readers see it in. */
export function MailPreview(props: Props) {
  const { title, address, languages, language, onLanguage, hasPictures } = props;
  const text = useMailPreviewText();
  const [look, setLook] = useState<Look>('light');
  const [width, setWidth] = useState<(typeof widths)[number]>('desk');
  const shownLooks: readonly Look[] = hasPictures ? ['light', 'dark', 'bare'] : ['light', 'dark'];
  return (
    <>
      <div className={styles.choices}>
        {languages.length > 1 && (
          <SelectField
            label={text.language}
            value={language}
            onChange={({ target }) => onLanguage(target.value as Language)}
            options={languages.map((value) => ({ value, label: text.languages[value] }))}
          />
        )}
        <SelectField
          label={text.look}
          value={look}
          onChange={({ target }) => setLook(target.value as Look)}
          options={shownLooks.map((value) => ({ value, label: text.looks[value] }))}
        />
        <SelectField
          label={text.width}
          value={width}
          onChange={({ target }) => setWidth(target.value === 'phone' ? 'phone' : 'desk')}
          options={widths.map((value) => ({ value, label: text.widths[value] }))}
        />
      </div>
      {address && (
        <iframe
          key={`${address} ${look}`}
          className={styles.frame}
          data-width={width}
          title={title}
          sandbox="allow-same-origin"
          src={`${address}${looks[look]}`}
        />
      )}
    </>
  );
}
