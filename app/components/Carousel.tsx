import { type ReactNode, useRef } from 'react';
import { useText } from '#app/i18n/texts.tsx';
import styles from './Carousel.module.css';
import { Icon } from './Icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useSlides } from './use-slides.ts';

interface Props {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** One slide at a time: a row that scrolls and snaps by itself, so that it works by touch and without JavaScript. */
export function Carousel({ label, slides }: Props) {
  const text = useText().common.carousel;
  const row = useRef<HTMLUListElement>(null);
  const { selected, ready, show } = useSlides(row, slides.length);
  const autoplay = useAutoplay(() => show(selected + 1));

  /** Somebody who chooses a slide wants to stay there. */
  function choose(index: number) {
    autoplay.stop();
    show(index);
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={text.role}
      aria-label={label}
      {...autoplay.handlers}
    >
      <ul
        className={`plain-list ${styles.row}`}
        ref={row}
        aria-live={autoplay.playing ? 'off' : 'polite'}
        onTouchStart={autoplay.stop}
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            className={styles.slide}
            aria-label={text.slide(index + 1, slides.length)}
            inert={ready && index !== selected}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-ready={ready || undefined}>
        <button type="button" className={styles.control} onClick={() => choose(selected - 1)}>
          <Icon name="chevron" size={24} className={styles.previous} label={text.previous} />
        </button>
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => choose(index)}
          >
            <span className="visually-hidden">{text.slide(index + 1, slides.length)}</span>
          </button>
        ))}
        <button type="button" className={styles.control} onClick={() => choose(selected + 1)}>
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
