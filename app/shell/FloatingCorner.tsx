import { useEffect, useState } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './FloatingCorner.module.css';

/** Lower right of every page: the chat and the user menu. */
export function FloatingCorner() {
  const text = useText().shell;
  const { whatsappNumber } = useSite();
  const away = useAwayWhileReadingOn();
  return (
    <aside className={styles.corner} data-away={away || undefined} aria-label={text.user.open}>
      {whatsappNumber && (
        <a
          className={styles.chat}
          href={`https://wa.me/${whatsappNumber}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size={28} label={text.chat} />
        </a>
      )}
      <button type="button" className={styles.user} popoverTarget="user-menu">
        <Icon name="user" size={28} label={text.user.open} />
      </button>
      <div id="user-menu" popover="auto" className={styles.menu}>
        <div data-for="visitor">
          <LoginBox />
        </div>
      </div>
    </aside>
  );
}

function LoginBox() {
  const text = useText().shell.user;
  const language = useLanguage();
  const close = () => document.getElementById('user-menu')?.hidePopover();
  return (
    <div className={styles.box}>
      <p className={styles.title}>{text.title}</p>
      <p>{text.invitation}</p>
      <ButtonLink to={pathFor('login', language)} icon="user" onClick={close}>
        {text.logIn}
      </ButtonLink>
      <ButtonLink to={pathFor('register', language)} variant="outline" onClick={close}>
        {text.register}
      </ButtonLink>
    </div>
  );
}

/** On a narrow screen the buttons step aside while somebody reads on, and come back when they scroll up. */
function useAwayWhileReadingOn(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - before) < 12) return;
      setAway(now > before && now > 200);
      before = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return away;
}
