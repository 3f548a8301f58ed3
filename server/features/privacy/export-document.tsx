import { Fragment, type ReactNode } from 'react';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { htmlDocument } from '#server/html-document.ts';
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
  const title = say.title(siteName);

  function value(raw: unknown): ReactNode {
    if (raw === null || raw === undefined || raw === '') return '–';
    if (typeof raw === 'boolean') return raw ? say.yes : say.no;
    if (raw instanceof ExportedFile) return <a href={placeOf(raw)}>{placeOf(raw)}</a>;
    if (Array.isArray(raw)) return raw.length === 0 ? '–' : listed(raw.map(value));
    return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
  }

  const record = ({ labels }: PersonalData, one: Records[number]) =>
    Object.entries(labels).map(([field, label]) => (
      <Fragment key={field}>
        <dt>{label[language]}</dt>
        <dd>{value(one[field])}</dd>
      </Fragment>
    ));

  return htmlDocument(
    <html lang={locale[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{sheet}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{say.intro(when)}</p>
        {sections.map(({ about, records }) => (
          <section key={about.title.es}>
            <h2>{about.title[language]}</h2>
            {records.length === 0 && <p>{say.nothing}</p>}
            {records.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a document is written once.
              <dl key={index}>{record(about, one)}</dl>
            ))}
          </section>
        ))}
      </body>
    </html>,
  );
}

const listed = (values: readonly ReactNode[]) =>
  values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is written once.
    <Fragment key={index}>
      {index > 0 && ', '}
      {value}
    </Fragment>
  ));
