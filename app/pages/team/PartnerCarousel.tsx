import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { useAutoplay } from '#app/components/use-autoplay.ts';
import { useText } from '#app/i18n/texts.tsx';
import styles from './PartnerCarousel.module.css';
import { PartnerLogo } from './PartnerLogo.tsx';
import type { ShownPartner } from './shown-partner.ts';

interface Props {
  label: string;
  partners: readonly ShownPartner[];
}

/** Several at a time, round and round. Without JavaScript it is a row that scrolls. */
export function PartnerCarousel({ label, partners }: Props) {
  const text = useText().common.carousel;
  const section = useRef<HTMLElement>(null);
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' });
  const [ready, setReady] = useState(false);
  const autoplay = useAutoplay(() => carousel?.scrollNext(isStill()));

  useEffect(() => setReady(carousel !== undefined), [carousel]);

  function move(direction: 'previous' | 'next') {
    autoplay.stop();
    if (direction === 'next') carousel?.scrollNext(isStill());
    else carousel?.scrollPrev(isStill());
  }

  useArrowKeys(section, move);

  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription={text.role}
      aria-label={label}
      {...autoplay.handlers}
    >
      <div className={styles.viewport} ref={viewport} data-ready={ready || undefined}>
        <ul className={`plain-list ${styles.row}`} aria-live={autoplay.playing ? 'off' : undefined}>
          {partners.map((partner) => (
            <li key={partner.id} className={styles.slide}>
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-ready={ready || undefined}>
        <button type="button" className={styles.control} onClick={() => move('previous')}>
          <Icon name="chevron" size={26} className={styles.previous} label={text.previous} />
        </button>
        <button type="button" className={styles.control} onClick={autoplay.toggle}>
          {autoplay.playing ? (
            <Icon name="pause" size={22} label={text.pause} />
          ) : (
            <Icon name="play" size={22} label={text.play} />
          )}
        </button>
        <button type="button" className={styles.control} onClick={() => move('next')}>
          <Icon name="chevron" size={26} className={styles.next} label={text.next} />
        </button>
      </div>
    </section>
  );
}

/** Left and right, wherever the focus is inside. */
function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  move: (direction: 'previous' | 'next') => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 'next' : 'previous');
  });
  useEffect(() => {
    const { current } = element;
    const listener = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [element]);
}

/** Whether somebody prefers no motion: then a slide changes at once. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function PartnerCard({ partner: { name, trade, city, gives, logo } }: { partner: ShownPartner }) {
  const text = useText().content.partners;
  return (
    <article className={styles.card}>
      <PartnerLogo logo={logo} />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.trade}>{text.from(trade, city)}</p>
      <p>{gives}</p>
    </article>
  );
}
