import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { croppedAt } from '#app/components/focal-point.ts';
import { Icon } from '#app/components/Icon.tsx';
import { managedMedium } from '#app/components/managed-media.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { fileSize } from '#app/i18n/file-size.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type ContentFile, removeContentFile } from '#domain/content/asset-calls.ts';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import styles from './AssetEditor.module.css';

interface Props {
  asset: ContentFile;
  onChoose: (() => void) | undefined;
  onRemoved: () => void;
}

/** A picture or file with where it stands. */
export function AssetCard({ asset, onChoose, onRemoved }: Props) {
  const text = useContentEditorText().assets;
  const language = useLanguage();
  const when = useSiteInstant();
  const [isAsked, setAsked] = useState(false);
  const { name, size, addedAt, uses, kind } = asset;
  return (
    <article className={styles.card}>
      {kind === 'picture' ? (
        <Thumbnail asset={asset} />
      ) : (
        <span className={styles.sheet}>
          <Icon name="download" size={24} />
        </span>
      )}
      <div className={styles.beside}>
        <p className={styles.fileName}>{name}</p>
        <p className={styles.note}>
          {fileSize(size, language)} · {when(addedAt)}
        </p>
        <p className={styles.note}>
          {uses.length === 0 ? text.unused : text.usedIn(placesOf(uses, language, text))}
        </p>
        <div className={styles.ways}>
          {onChoose && (
            <Button size="small" aria-label={`${text.choose}: ${name}`} onClick={onChoose}>
              {text.choose}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isAsked}
            aria-label={`${text.remove}: ${name}`}
            onClick={() => setAsked(!isAsked)}
          >
            {text.remove}
          </Button>
        </div>
        {isAsked && <Removal asset={asset} onRemoved={onRemoved} onClose={() => setAsked(false)} />}
      </div>
    </article>
  );
}

function Thumbnail({ asset: { url, focus: own } }: { asset: ContentFile }) {
  const focus = own ?? usualFocalPoint;
  const { thumbnail } = managedMedium(url, focus);
  return (
    <img className={styles.picture} src={thumbnail} alt="" loading="lazy" {...croppedAt(focus)} />
  );
}

interface RemovalProps {
  asset: ContentFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** Of one that is in use, it tells where; what former versions alone have can go all the same. */
function Removal({ asset: { id, name, uses }, onRemoved, onClose }: RemovalProps) {
  const text = useContentEditorText().assets;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const live = uses.filter(({ state }) => state !== 'former' && state !== 'sent');
  const isFormer = live.length === 0 && uses.length > 0;
  return (
    <section className={styles.removal} aria-label={`${text.remove}: ${name}`}>
      {live.length > 0 ? (
        <p role="status">{text.inUse(placesOf(live, language, text))}</p>
      ) : (
        <p role="status">
          {isFormer ? text.inVersions(placesOf(uses, language, text)) : text.sure}
        </p>
      )}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        {live.length === 0 && (
          <Button
            size="small"
            variant="outline"
            disabled={busy}
            onClick={() =>
              attempt(async () => {
                await call(removeContentFile, { id, ...(isFormer && { isSure: true }) });
                onRemoved();
              })
            }
          >
            {text.removeForGood}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          {text.keep}
        </Button>
      </div>
    </section>
  );
}

const mostPlaces = 4;

function placesOf(
  uses: ContentFile['uses'],
  language: 'es' | 'en',
  text: ReturnType<typeof useContentEditorText>['assets'],
): string {
  const named = uses
    .slice(0, mostPlaces)
    .map(({ title, version, state }) => `${title[language]} (${text.states[state](version ?? 0)})`);
  const rest = uses.length - named.length;
  return named.join(', ') + (rest > 0 ? ` ${text.andMore(rest)}` : '');
}
