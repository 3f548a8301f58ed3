import { useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { Icon } from './Icon.tsx';
import styles from './ShareMenu.module.css';
import { useDismissal } from './use-dismissal.ts';

interface Props {
  /** What is shared, for people who do not see it: "Compartir a Canela". */
  label: string;
  /** Goes before the address in a chat. */
  message: string;
  /** The page's path. */
  path: string;
  /** Only the picture of sharing, and the ways below it; else the word too, and the ways above. */
  compact?: boolean;
}

/** Opens without JavaScript; copying and the device's own share dialog come with it. */
export function ShareMenu({ label, message, path, compact }: Props) {
  const text = useText().pets.share;
  const address = useSite().siteUrl + path;
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const canShare = useCanShare();
  useDismissal(menu, open);

  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  }

  return (
    <details
      className={compact ? `${styles.share} ${styles.compact}` : styles.share}
      name="share"
      ref={menu}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        setCopied(false);
      }}
    >
      <summary className={styles.open} aria-label={label} title={compact ? text.open : undefined}>
        <Icon name="share" />
        {!compact && text.open}
      </summary>
      <ul className={`plain-list ${styles.ways}`}>
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${message} ${address}`)}`}
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
        {canShare && (
          <li>
            <button type="button" onClick={() => shareByDevice(message, address)}>
              <Icon name="share" />
              {text.otherApp}
            </button>
          </li>
        )}
      </ul>
    </details>
  );
}

async function shareByDevice(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    // Closing the device's share dialog without sharing is no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const neverChanges = () => () => {};

function useCanShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
}
