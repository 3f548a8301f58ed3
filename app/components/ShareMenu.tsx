import { useState } from 'react';
import { useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { Icon } from './Icon.tsx';
import styles from './ShareMenu.module.css';

interface Props {
  name: string;
  city: string;
  /** The page's path. */
  path: string;
  /** Only the picture of sharing; its name is still read out. */
  compact?: boolean;
}

/** Opens without JavaScript; copying and the device's own sheet come with it. */
export function ShareMenu({ name, city, path, compact }: Props) {
  const text = useText().pets.share;
  const address = useSite().siteUrl + path;
  const [copied, setCopied] = useState(false);
  const message = `${text.message(name, city)} ${address}`;

  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return (
    <details className={styles.share} name="share" onToggle={() => setCopied(false)}>
      <summary
        className={compact ? `${styles.open} ${styles.compact}` : styles.open}
        aria-label={text.of(name)}
        title={compact ? text.open : undefined}
      >
        <Icon name="share" size={18} />
        {!compact && text.open}
      </summary>
      <ul className={`plain-list ${styles.ways}`}>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {text.whatsapp}
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="facebook" />
            {text.facebook}
          </a>
        </li>
        <li className={styles.copy}>
          <button type="button" onClick={copy}>
            <Icon name={copied ? 'check' : 'link'} />
            <span aria-live="polite">{copied ? text.copied : text.copy}</span>
          </button>
        </li>
      </ul>
    </details>
  );
}
