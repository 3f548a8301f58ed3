import { Fragment, type ReactNode } from 'react';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import type { PersonalData, Records } from '#server/features/kits/personal-data/personal-data.ts';
import { htmlDocument, htmlFragment } from '#server/web/html-document.ts';
import { ExportedFile } from './exported-file.ts';

export interface Section {
  about: Pick<PersonalData, 'key' | 'title' | 'labels'>;
  /** What is held, in portions; anew at each call. */
  portions(): AsyncIterable<Records>;
}

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

/** Where the sections go in the document around them. */
const mark = '@sections@';

/** For people: one document that fetches nothing, and links to the files. A record a piece. */
export async function* exportDocument(
  sections: readonly Section[],
  { placeOf, siteName, language, when }: Form,
): AsyncGenerator<string> {
  const say = words[language];
  const title = say.title(siteName);

  function value(raw: unknown): ReactNode {
    if (raw === null || raw === undefined || raw === '') return '–';
    if (typeof raw === 'boolean') return raw ? say.yes : say.no;
    if (raw instanceof ExportedFile) return <a href={placeOf(raw)}>{placeOf(raw)}</a>;
    if (Array.isArray(raw)) return raw.length === 0 ? '–' : listed(raw.map(value));
    return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
  }

  const record = ({ labels }: Section['about'], one: Records[number]) =>
    Object.entries(labels).map(([field, label]) => (
      <Fragment key={field}>
        <dt>{label[language]}</dt>
        <dd>{value(one[field])}</dd>
      </Fragment>
    ));

  const [before = '', after = ''] = htmlDocument(
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
        {mark}
      </body>
    </html>,
  ).split(mark);
  yield before;
  for (const { about, portions } of sections) {
    yield `<section>${htmlFragment(<h2>{about.title[language]}</h2>)}`;
    let isEmpty = true;
    for await (const records of portions()) {
      for (const one of records) {
        isEmpty = false;
        yield htmlFragment(<dl>{record(about, one)}</dl>);
      }
    }
    if (isEmpty) yield htmlFragment(<p>{say.nothing}</p>);
    yield '</section>';
  }
  yield after;
}

const listed = (values: readonly ReactNode[]) =>
  values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document is written once.
    <Fragment key={index}>
      {index > 0 && ', '}
      {value}
    </Fragment>
  ));
