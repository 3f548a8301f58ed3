import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { ExportedFile } from './exported-file.ts';
import type { PersonalData } from './personal-data.ts';

type Records = readonly Readonly<Record<string, unknown>>[];

interface Form {
  /** Where the reader finds a file. */
  placeOf(file: ExportedFile): string;
  siteName: string;
  language: Language;
  /** Written out. */
  when: string;
}

interface Words {
  title(siteName: string): string;
  intro(when: string): string;
  nothing: string;
  yes: string;
  no: string;
}

const words: Bilingual<Words> = {
  es: {
    title: (siteName) => `Tus datos en ${siteName}`,
    intro: (when) => `Esto es todo lo que guardamos sobre ti. Preparado el ${when}.`,
    nothing: 'Nada.',
    yes: 'Sí',
    no: 'No',
  },
  en: {
    title: (siteName) => `Your data at ${siteName}`,
    intro: (when) => `This is everything that we keep about you. Prepared on ${when}.`,
    nothing: 'Nothing.',
    yes: 'Yes',
    no: 'No',
  },
};

const sheet = `:root { color-scheme: light dark; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin-top: 2.5rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; padding: 1rem; border: 1px solid; border-radius: .75rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }`;

/** For people: one document that fetches nothing, and links to the files. */
export function exportDocument(
  sections: readonly { about: PersonalData; records: Records }[],
  { placeOf, siteName, language, when }: Form,
): string {
  const say = words[language];
  const title = escapeHtml(say.title(siteName));

  function value(raw: unknown): string {
    if (raw === null || raw === undefined || raw === '') return '–';
    if (typeof raw === 'boolean') return raw ? say.yes : say.no;
    if (raw instanceof ExportedFile) {
      const place = escapeHtml(placeOf(raw));
      return `<a href="${place}">${place}</a>`;
    }
    if (Array.isArray(raw)) return raw.length === 0 ? '–' : raw.map(value).join(', ');
    return escapeHtml(typeof raw === 'object' ? JSON.stringify(raw) : String(raw));
  }

  const record = (about: PersonalData, one: Records[number]) =>
    `<dl>${Object.entries(about.labels)
      .map(
        ([field, label]) => `<dt>${escapeHtml(label[language])}</dt><dd>${value(one[field])}</dd>`,
      )
      .join('')}</dl>`;

  const section = ({ about, records }: (typeof sections)[number]) => `<section>
<h2>${escapeHtml(about.title[language])}</h2>
${records.length === 0 ? `<p>${say.nothing}</p>` : records.map((one) => record(about, one)).join('\n')}
</section>`;

  return `<!doctype html>
<html lang="${locale[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${sheet}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(say.intro(when))}</p>
${sections.map(section).join('\n')}
</body>
</html>
`;
}
