import { companyTexts } from '#app/i18n/companies.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';

const perPage = 24;

export async function loader({ request, context }: LoaderArgs) {
  const { app, language } = context;
  const text = companyTexts[language];
  const all = await app.companies.wall();
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const asked = readPageNumber(new URL(request.url).searchParams.get(pageParam));
  const page = Math.min(asked, lastPage);
  const listed = all.slice((page - 1) * perPage, page * perPage);
  const logoOf = ({ logo, name }: (typeof all)[number]) =>
    logo === null ? undefined : { id: logo, alt: text.logo(name) };
  const show = await pictureShower(context, listed.map(logoOf), { sizes: '12rem' });
  const month = new Intl.DateTimeFormat(locale[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const { title, description, lead, empty, emptyText, own, note, partners } = text;
  return {
    ...{ title, description, lead, empty, emptyText, note },
    own: { label: own, href: pathFor('myCompany', language) },
    partners: { label: partners, href: pathFor('sponsors', language) },
    path: pathFor('companies', language),
    page,
    lastPage,
    companies: listed.map((one) => ({
      id: one.id,
      name: one.name,
      logo: show(logoOf(one)),
      site: one.website || undefined,
      since: text.since(month.format(new Date(one.since))),
      given: one.givenCents === null ? undefined : text.given(formatPesos(one.givenCents)),
    })),
  };
}
