import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '#app/components/Icon.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { useAutoplay } from '#app/components/use-autoplay.ts';
import { useText } from '#app/i18n/texts.tsx';
import styles from './PartnerCarousel.module.css';
import { PartnerLogo } from './PartnerLogo.tsx';
import type { ShownPartner } from './shown-partner.ts';
import { useEndlessRow } from './use-endless-row.ts';

interface Props {
  label: string;
  partners: readonly ShownPartner[];
}

/** What scrolls must be within reach of the keyboard, also before or without JavaScript. */
const scrollable = { tabIndex: 0 };

/** Several at a time, round and round. Without JavaScript it is a row that scrolls. */
export function PartnerCarousel({ label, partners }: Props) {
  const text = useText().common.carousel;
  const section = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { ready, move } = useEndlessRow(row);
  const autoplay = useAutoplay(() => {
    if (isInView(section.current)) move(1);
  });
  const copies = ready ? (['before', 'shown', 'after'] as const) : (['shown'] as const);

  /** Somebody who moves it by hand wants to read. */
  function moveByHand(direction: 1 | -1) {
    autoplay.stop();
    move(direction);
  }
  useArrowKeys(section, moveByHand);

  return (
    <section
      ref={section}
      className={styles.carousel}
      aria-roledescription={text.role}
      aria-label={label}
      {...autoplay.handlers}
    >
      <ul
        className={`plain-list ${styles.row}`}
        ref={row}
        onTouchStart={autoplay.stop}
        {...scrollable}
      >
        {copies.map((copy) =>
          partners.map((partner) => (
            <li key={copy + partner.id} className={styles.slide} inert={copy !== 'shown'}>
              <PartnerCard partner={partner} />
            </li>
          )),
        )}
      </ul>
      <div className={styles.controls} data-ready={ready || undefined}>
        <button type="button" className={styles.control} onClick={() => moveByHand(-1)}>
          <Icon name="chevron" size={26} className={styles.previous} label={text.previous} />
        </button>
        <button type="button" className={styles.control} onClick={autoplay.toggle}>
          {autoplay.playing ? (
            <Icon name="pause" size={22} label={text.pause} />
          ) : (
            <Icon name="play" size={22} label={text.play} />
          )}
        </button>
        <button type="button" className={styles.control} onClick={() => moveByHand(1)}>
          <Icon name="chevron" size={26} className={styles.next} label={text.next} />
        </button>
      </div>
    </section>
  );
}

/** Who scrolls down to it later still meets the first. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}

/** Left and right, wherever the focus is inside. */
function useArrowKeys(element: RefObject<HTMLElement | null>, move: (direction: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  });
  useEffect(() => {
    const { current } = element;
    const listener = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listener);
    return () => current?.removeEventListener('keydown', listener);
  }, [element]);
}

function PartnerCard({ partner }: { partner: ShownPartner }) {
  const { name, trade, city, gives, logo, picture, website } = partner;
  const text = useText().content.partners;
  return (
    <article className={styles.card}>
      {picture ? <PagePicture className={styles.logo} {...picture} /> : <PartnerLogo logo={logo} />}
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.trade}>{text.from(trade, city)}</p>
      <p>{gives}</p>
      {website && (
        <a className={styles.website} href={website} rel="noopener">
          {new URL(website).hostname.replace(/^www\./, '')}
        </a>
      )}
    </article>
  );
}
