import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Garland } from '#app/components/Garland.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SiteNotice } from './SiteNotice.tsx';
import { Sprite } from './Sprite.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText().common;
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <>
      <Sprite />
      <a className={styles.skip} href="#contenido">
        {text.skipToContent}
      </a>
      <SiteNotice />
      <Header />
      <Garland />
      <main id="contenido" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** Beyond one `Shell`: a page that fails, and the page after it, come with another. */
let shown: string | undefined;

/**
 * A full load puts keyboard and screen reader at the top of the page; a change of page puts them at its heading, which
 * is read out, or at the page where its heading comes later.
 */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, main]);
}
