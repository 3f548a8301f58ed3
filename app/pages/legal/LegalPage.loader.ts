import type { LoaderArgs } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { readInSpanish } from '#content/legal/privacy-summary.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** Of these pages alone: no other page's dictionary holds them. */
const words = {
  es: {
    prepared:
      'Estamos preparando una parte de este aviso: el domicilio de quien responde por tus datos. Mientras tanto, escríbenos desde la página de contacto.',
    updated: (date: string) => `Última actualización, vigente desde: ${date}`,
  },
  en: {
    prepared:
      'We are preparing a part of this notice: the address of who answers for your data. In the meantime, write to us from the contact page.',
    updated: (date: string) => `Last updated, in force since: ${date}`,
  },
};

export async function loader({ context }: LoaderArgs) {
  const isTerms = context.page === 'terms';
  const text = await readContent(context, isTerms ? 'terms' : 'privacyNotice');
  const show = await textShower(context);
  const { prepared, updated } = words[context.language];
  const { updatedOn, ...shown } = text;
  const day = new Intl.DateTimeFormat(locale[context.language], {
    ...{ dateStyle: 'long', timeZone: 'UTC' },
  }).format(new Date(updatedOn));
  return {
    ...shown,
    updated: updated(day),
    prepared: isTerms ? undefined : prepared,
    page: isTerms ? 'terms' : 'privacyNotice',
    sections: show.sections(text.sections),
    original:
      !isTerms && context.language === 'en'
        ? { label: readInSpanish, href: pathFor('privacyNotice', 'es') }
        : undefined,
  } as const;
}
