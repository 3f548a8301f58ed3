import type { Language } from '../language.ts';
import { retentionKinds, spanInWords, termOf } from './retention.ts';
import { type RetentionSettings, usualRetention } from './term.ts';

/** What the portal does by itself, as the privacy notice says it: the job goes by the same terms. */
export const retentionList = (
  language: Language,
  settings: RetentionSettings = usualRetention,
): string[] =>
  retentionKinds
    .map((kind) => termOf(kind, settings))
    .filter(({ inNotice }) => inNotice)
    .map(({ what, after, since, action }) => {
      const span = spanInWords(after, language);
      const from = language === 'es' ? 'desde' : 'since';
      const term = `${what[language]}: ${span} ${from} ${since[language]}`;
      return action === 'anonymize' ? `${term}; ${anonymized[language]}.` : `${term}.`;
    });

const anonymized = {
  es: 'después queda el registro contable sin tus datos',
  en: 'then the books stay, without your data',
};
