import { useEffect, useRef, useState } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { postToWire } from '#app/wire/post-to-wire.ts';
import type { Language } from '#domain/language.ts';
import styles from './Captcha.module.css';

interface Props {
  /** The solution for `captcha`, empty when none is asked for; undefined while there is none. */
  onSolve: (solution: string | undefined) => void;
}

/**
 * Proves, by work in the browser, that somebody took the trouble. A solution is good once: give the component another
 * `key` for the next. The widget is loaded when this is shown, not before.
 */
export function Captcha({ onSolve }: Props) {
  const language = useLanguage();
  const text = useText().contact.captcha;
  const place = useRef<HTMLDivElement>(null);
  const report = useRef(onSolve);
  const [failed, setFailed] = useState(false);
  report.current = onSolve;

  useEffect(() => {
    let widget: HTMLElement | undefined;
    let left = false;
    showWidget(language, (solution) => !left && report.current(solution)).then(
      (shown) => {
        widget = shown;
        if (widget && !left) place.current?.append(widget);
      },
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
      widget?.remove();
    };
  }, [language]);

  return (
    <div className={styles.captcha} ref={place}>
      {failed && <Notice kind="error" title={text.failed} announce />}
    </div>
  );
}

/** Nothing to show when the portal asks for no captcha. Throws when the portal or the widget cannot be had. */
async function showWidget(
  language: Language,
  report: (solution: string | undefined) => void,
): Promise<HTMLElement | undefined> {
  let first = await fetchChallenge();
  if (first === null) {
    report('');
    return undefined;
  }
  const { createAltchaWidget } = await import('./altcha-widget.ts');
  const widget = await createAltchaWidget(language, async () => {
    const challenge = first ?? (await fetchChallenge());
    first = undefined;
    return challenge;
  });
  widget.addEventListener('statechange', (event) => {
    const { payload } = (event as CustomEvent<{ payload: string | null }>).detail;
    report(payload ?? undefined);
  });
  return widget;
}

async function fetchChallenge(): Promise<unknown> {
  const answer = await postToWire('captcha:obtener', {});
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}
