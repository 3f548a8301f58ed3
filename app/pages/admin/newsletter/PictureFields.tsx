import { lazy, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Language } from '#domain/language.ts';
import { type IssueBlock, longestAlt, longestCaption } from '#domain/newsletter/issue-content.ts';
import { LinkField } from './LinkField.tsx';
import styles from './Newsletter.module.css';
import { Pair } from './Pair.tsx';

const LibraryDialog = lazy(() =>
  import('#app/administration/asset-library/LibraryDialog.tsx').then((one) => ({
    default: one.LibraryDialog,
  })),
);

interface Props {
  block: Extract<IssueBlock, { kind: 'picture' }>;
  languages: readonly Language[];
  onChange: (block: IssueBlock) => void;
}

const empty = { es: '', en: '' };

/** A picture of the library, with what it shows in words. */
export function PictureFields({ block, languages, onChange }: Props) {
  const text = useIssuesText().blocks;
  const [isAsked, setAsked] = useState(false);
  const { picture } = block;
  return (
    <>
      {picture !== null && (
        <img
          className={styles.picture}
          src={`/media/${picture}/og.jpg`}
          alt=""
          width={1200}
          height={630}
        />
      )}
      <div className={styles.row}>
        <Button size="small" variant="outline" onClick={() => setAsked(true)}>
          {picture === null ? text.choosePicture : text.changePicture}
        </Button>
      </div>
      <Pair
        languages={languages}
        label={text.alt}
        hint={text.altHint}
        value={block.alt}
        maxLength={longestAlt}
        onChange={(alt) => onChange({ ...block, alt })}
      />
      <Pair
        languages={languages}
        label={text.caption}
        value={block.caption}
        maxLength={longestCaption}
        onChange={(caption) => onChange({ ...block, caption })}
      />
      <LinkField
        label={text.pictureTarget}
        value={block.target}
        onChange={(target) => onChange({ ...block, target })}
      />
      {isAsked && (
        <LazyBoundary>
          <LibraryDialog
            kind="picture"
            onClose={() => setAsked(false)}
            onChoose={({ id }) => {
              // What another picture shows is said anew.
              if (id !== picture) onChange({ ...block, picture: id, alt: empty });
              setAsked(false);
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}
