import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#app/i18n/texts.tsx';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { useAutoplay } from './use-autoplay.ts';

interface Props {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** One slide at a time. Until the script is there it is a row that scrolls and snaps by itself. */
export function Carousel({ label, slides }: Props) {
  const text = useText().common.carousel;
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: 30 });
  const [selected, setSelected] = useState(0);
  const autoplay = useAutoplay(carousel);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setSelected(carousel.selectedScrollSnap());
    carousel.on('select', follow);
    return () => {
      carousel.off('select', follow);
    };
  }, [carousel]);

  /** Somebody who chooses a slide wants to stay there. */
  function choose(move: (jump: boolean) => void) {
    autoplay.stop();
    move(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={text.role}
      aria-label={label}
      data-ready={carousel ? '' : undefined}
      {...autoplay.handlers}
    >
      <div className={styles.viewport} ref={viewport}>
        <ul className={`plain-list ${styles.row}`} aria-live={autoplay.playing ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              className={styles.slide}
              aria-roledescription={text.slideRole}
              aria-label={text.slide(index + 1, slides.length)}
              inert={Boolean(carousel) && index !== selected}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          onClick={() => choose((jump) => carousel?.scrollPrev(jump))}
        >
          <Icon name="chevron" size={24} className={styles.previous} label={text.previous} />
        </button>
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => choose((jump) => carousel?.scrollTo(index, jump))}
          >
            <span className="visually-hidden">{text.slide(index + 1, slides.length)}</span>
          </button>
        ))}
        <button
          type="button"
          className={styles.control}
          onClick={() => choose((jump) => carousel?.scrollNext(jump))}
        >
          <Icon name="chevron" size={24} className={styles.next} label={text.next} />
        </button>
        <button type="button" className={styles.control} onClick={autoplay.toggle}>
          {autoplay.playing ? (
            <Icon name="pause" label={text.pause} />
          ) : (
            <Icon name="play" label={text.play} />
          )}
        </button>
      </div>
    </section>
  );
}
