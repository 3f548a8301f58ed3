import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messages } from '#domain/messages.ts';

/** In place of a list whose filters ask for days that end before they begin. */
export function InvertedRange() {
  return <Notice kind="warning" title={messages.rangeInverted[useLanguage()]} announce />;
}
