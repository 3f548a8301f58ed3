import { useEffect, useRef, useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import styles from './Captcha.module.css';

interface Props {
  /** The solution for `captcha`, empty when none is asked for; undefined while there is none. */
  onSolve: (solution: string | undefined) => void;
  /** It cannot be had, and whoever shows it goes on without. Where this is missing, it is said here. */
  onFail?: () => void;
}

/**
 * Proves, by work in the browser, that somebody took the trouble. A solution is single-use: give the component another
 * `key` for the next. The widget is loaded when this is shown, not before.
 */
export function Captcha({ onSolve, onFail }: Props) {
  const language = useLanguage();
  const text = useText().contact.captcha;
  const place = useRef<HTMLDivElement>(null);
  const report = useRef({ onSolve, onFail });
  const [failed, setFailed] = useState(false);
  report.current = { onSolve, onFail };

  useEffect(() => {
    let widget: HTMLElement | undefined;
    let left = false;
    const solved = (solution: string | undefined) => !left && report.current.onSolve(solution);
    const showing = import('./show-captcha.ts').then((it) => it.showCaptcha(language, solved));
    showing.then(
      (shown) => {
        widget = shown;
        if (widget && !left) place.current?.append(widget);
      },
      () => {
        if (left) return;
        if (report.current.onFail) report.current.onFail();
        else setFailed(true);
      },
    );
    return () => {
      left = true;
      widget?.remove();
    };
  }, [language]);

  return (
    <div className={styles.captcha} ref={place} data-keeps-room="">
      {failed && <Notice kind="error" title={text.failed} announce />}
    </div>
  );
}
