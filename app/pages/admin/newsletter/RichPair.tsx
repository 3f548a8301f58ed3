import { lazy } from 'react';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Block } from '#domain/content/rich-text.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import styles from './Newsletter.module.css';

const RichTextEditor = lazy(() => import('#app/administration/rich-text/RichTextEditor.tsx'));

/** The same written text in each language, side by side. */
export function RichPair({
  languages,
  label,
  value,
  onChange,
}: {
  languages: readonly Language[];
  label: string;
  value: Bilingual<readonly Block[]>;
  onChange: (value: Bilingual<readonly Block[]>) => void;
}) {
  const { names } = useIssuesText().issue.fields;
  return (
    <LazyBoundary>
      <div className={styles.pair}>
        {languages.map((one) => (
          <RichTextEditor
            key={one}
            label={`${label} (${names[one]})`}
            language={one}
            error={undefined}
            value={value[one]}
            onChange={(written) => onChange({ ...value, [one]: written })}
          />
        ))}
      </div>
    </LazyBoundary>
  );
}
