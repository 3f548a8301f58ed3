import { useEffect, useRef } from 'react';
import { embedAttributes, embedScript } from '#domain/pets/pet-embed.ts';
import styles from './PetEmbed.module.css';

/** Milliseconds without a change. */
const pause = 400;

/** The very script that other sites load, with what the form says. */
export function EmbedPreview({ query }: { query: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = place.current;
    if (!shown) return;
    const timer = setTimeout(() => {
      const script = document.createElement('script');
      script.src = embedScript;
      for (const [name, value] of embedAttributes(new URLSearchParams(query))) {
        script.setAttribute(`data-${name}`, value);
      }
      shown.replaceChildren(script);
    }, pause);
    return () => clearTimeout(timer);
  }, [query]);
  return <div ref={place} className={styles.preview} />;
}
