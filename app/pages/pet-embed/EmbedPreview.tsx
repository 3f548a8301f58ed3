import { useEffect, useRef } from 'react';
import { type EmbedFilter, embedAttributes, embedScript } from '#domain/pets/pet-embed-wire.ts';
import styles from './PetEmbed.module.css';

/** Milliseconds without a change. */
const pause = 400;

/** The very script that other sites load, with what the form says. */
export function EmbedPreview({
  query,
  filters,
}: {
  query: string;
  filters: readonly EmbedFilter[];
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    if (!shown) return;
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.src = embedScript;
      for (const [name, value] of embedAttributes(new URLSearchParams(query), filters)) {
        script.setAttribute(`data-${name}`, value);
      }
      shown.replaceChildren(script);
    }, pause);
    return () => clearTimeout(timer);
  }, [query, filters]);
  return <div ref={place} className={styles.preview} />;
}
