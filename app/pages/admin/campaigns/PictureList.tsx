import { lazy, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import {
  type CampaignContent,
  longestAlt,
  mostPictures,
} from '#domain/campaigns/campaign-content.ts';
import { languages } from '#domain/language.ts';
import styles from '../newsletter/Newsletter.module.css';
import { Pair } from '../newsletter/Pair.tsx';

const LibraryDialog = lazy(() =>
  import('#app/administration/asset-library/LibraryDialog.tsx').then((one) => ({
    default: one.LibraryDialog,
  })),
);

type Pictures = CampaignContent['pictures'];

/** Pictures of the library, each with what it shows in words. */
export function PictureList({
  pictures,
  onChange,
}: {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
}) {
  const text = useCampaignEditorText().editor;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h2>{text.pictures}</h2>
      <p>{text.picturesHint}</p>
      {pictures.map(({ picture, alt }, place) => (
        <fieldset key={picture} className={styles.block}>
          <legend className="visually-hidden">{`${text.fields.pictures} ${place + 1}`}</legend>
          <img
            className={styles.picture}
            src={`/media/${picture}/og.jpg`}
            alt={alt.es}
            width={1200}
            height={630}
          />
          <Pair
            languages={languages}
            label={text.alt}
            hint={text.altHint}
            value={alt}
            maxLength={longestAlt}
            onChange={(words) =>
              onChange(
                pictures.map((one, index) => (index === place ? { ...one, alt: words } : one)),
              )
            }
          />
          <div className={styles.row}>
            <Button
              size="small"
              variant="quiet"
              icon="trash"
              onClick={() => onChange(pictures.filter((_, index) => index !== place))}
            >
              {text.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      {pictures.length < mostPictures && (
        <div className={styles.row}>
          <Button size="small" variant="outline" icon="plus" onClick={() => setAsked(true)}>
            {text.addPicture}
          </Button>
        </div>
      )}
      {isAsked && (
        <LazyBoundary>
          <LibraryDialog
            kind="picture"
            onClose={() => setAsked(false)}
            onChoose={({ id }) => {
              const isThere = pictures.some(({ picture }) => picture === id);
              if (!isThere) onChange([...pictures, { picture: id, alt: { es: '', en: '' } }]);
              setAsked(false);
            }}
          />
        </LazyBoundary>
      )}
    </>
  );
}
