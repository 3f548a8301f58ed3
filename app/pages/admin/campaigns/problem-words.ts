import type { CampaignEditorText } from '#app/i18n/campaign-editor/es.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { languages } from '#domain/language.ts';

/** What is missing, a line for each: 'Título (Inglés)', 'Imagen 2 (Español)'. */
export function problemWords(problems: FieldErrors, text: CampaignEditorText): string[] {
  return Object.entries(problems).map(([path, [reason]]) => {
    if (reason === 'campaignEndsPast') return text.steps.dateInPast;
    if (reason === 'campaignMatchOver') return text.steps.matchOver;
    const [name = '', ...rest] = path.split('.');
    const field = text.editor.fields[name as keyof CampaignEditorText['editor']['fields']] ?? name;
    const place = rest.find((part) => /^\d+$/.test(part));
    const language = languages.find((one) => rest.includes(one));
    return [
      field,
      place !== undefined && String(Number(place) + 1),
      language && `(${text.names[language]})`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}
