import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Button } from '#app/components/Button.tsx';
import { croppedAt } from '#app/components/focal-point.ts';
import { Icon } from '#app/components/Icon.tsx';
import { managedMedium } from '#app/components/managed-media.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useContentEditorText } from '#app/i18n/content-editor/use-content-editor-text.ts';
import { fileSize } from '#app/i18n/file-size.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import styles from './AssetEditor.module.css';
import { type ContentFile, removeContentFile } from './asset-calls.ts';

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
  const { nombre, tamano, fecha, usos, clase } = asset;
  return (
    <article className={styles.card}>
      {clase === 'imagen' ? (
        <Thumbnail asset={asset} />
      ) : (
        <span className={styles.sheet}>
          <Icon name="download" size={24} />
        </span>
      )}
      <div className={styles.beside}>
        <p className={styles.fileName}>{nombre}</p>
        <p className={styles.note}>
          {fileSize(tamano, language)} · {when(fecha)}
        </p>
        <p className={styles.note}>
          {usos.length === 0 ? text.unused : text.usedIn(placesOf(usos, language, text))}
        </p>
        <div className={styles.ways}>
          {onChoose && (
            <Button size="small" aria-label={`${text.choose}: ${nombre}`} onClick={onChoose}>
              {text.choose}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isAsked}
            aria-label={`${text.remove}: ${nombre}`}
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

function Thumbnail({ asset: { url, punto_focal } }: { asset: ContentFile }) {
  const focus = punto_focal ?? usualFocalPoint;
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
function Removal({ asset: { id, nombre, usos }, onRemoved, onClose }: RemovalProps) {
  const text = useContentEditorText().assets;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const live = usos.filter(({ estado }) => estado !== 'anterior' && estado !== 'enviado');
  const isFormer = live.length === 0 && usos.length > 0;
  return (
    <section className={styles.removal} aria-label={`${text.remove}: ${nombre}`}>
      {live.length > 0 ? (
        <p role="status">{text.inUse(placesOf(live, language, text))}</p>
      ) : (
        <p role="status">
          {isFormer ? text.inVersions(placesOf(usos, language, text)) : text.sure}
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
                await removeContentFile(id, isFormer);
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
  uses: ContentFile['usos'],
  language: 'es' | 'en',
  text: ReturnType<typeof useContentEditorText>['assets'],
): string {
  const named = uses
    .slice(0, mostPlaces)
    .map(
      ({ titulo, version, estado }) => `${titulo[language]} (${text.states[estado](version ?? 0)})`,
    );
  const rest = uses.length - named.length;
  return named.join(', ') + (rest > 0 ? ` ${text.andMore(rest)}` : '');
}
