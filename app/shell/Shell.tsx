import { type ReactNode, useRef } from 'react';
import { Garland } from '#app/components/Garland.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { SiteNotice } from './SiteNotice.tsx';
import { Sprite } from './Sprite.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

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
