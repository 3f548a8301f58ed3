import { campaignTexts } from '#app/i18n/campaigns.ts';
import { publicSpendingTexts } from '#app/i18n/public-spending.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { kindDownloads } from '#content/donations/donations.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import { productNameIn } from '#domain/donations/donation-words.ts';
import { readGift } from '#domain/donations/giving-address.ts';
import { donationErrors } from '#domain/error-messages/donations.ts';
import { type Reason, reasonText } from '#domain/error-messages/error-messages.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { type GiftProblem, giftProblems } from './amount.ts';

/** Whoever names none. */
const usualKind: DonationKind = 'sterilization';

/** What an account is for here. */
const accountWords: Record<'needed' | 'helps', Bilingual> = {
  needed: {
    es: 'Para donar necesitas una: así tu recibo y tu factura son tuyos.',
    en: 'You need one to give, so that your receipt and your invoice are yours.',
  },
  helps: {
    es: 'Con una ves juntos tus donativos, recibos y facturas.',
    en: 'It keeps your donations, receipts and invoices together.',
  },
};

export async function loader({ context, request }: LoaderArgs) {
  const { app, language } = context;
  const { kinds, ...text } = await readContent(context, 'donations');
  const { methods: offered, largestCents, takesGuests } = await app.donations.offer();
  const problemOf = (key: GiftProblem): Reason =>
    key === 'donationTooLarge' ? { key, values: { largest: formatPesos(largestCents) } } : key;
  const links = [
    ...((await app.campaigns.areThereAny())
      ? [{ href: pathFor('campaigns', language), label: campaignTexts[language].current }]
      : []),
    ...((await app.spending.publishedMonths()).length > 0
      ? [{ href: pathFor('spending', language), label: publicSpendingTexts[language].link }]
      : []),
  ];
  const files = await app.resources.list(language);
  const filesOf = (kind: DonationKind) =>
    kindDownloads[kind].flatMap((id) => {
      const file = files.find((each) => each.id === id);
      const pdf = file?.files.find(({ format }) => format === 'pdf');
      return file && pdf ? [{ title: file.title, href: pdf.href }] : [];
    });
  return {
    ...text,
    links,
    kinds: donationKinds.values.map((kind) => ({
      kind,
      ...kinds[kind],
      downloads: filesOf(kind),
    })),
    kind: readGift(new URL(request.url).searchParams).kind ?? usualKind,
    products: await otherConcepts(app, language),
    offered,
    takesGuests,
    /** What a wallet charges its holder alone ends. */
    takesGuestsMonthly:
      takesGuests && offered.some((one) => one.method === 'card' && one.givesMonthly === true),
    accountNeeded: accountWords[takesGuests ? 'helps' : 'needed'][language],
    largestCents,
    problemTexts: Object.fromEntries(
      giftProblems.map((key) => [key, reasonText(problemOf(key), language)]),
    ) as Record<GiftProblem, string>,
    configurationError: !(await app.catalogues.isEmpty('categories'))
      ? undefined
      : donationErrors.categoriesMissing[language],
  };
}

async function otherConcepts({ catalogues }: Context, language: Language) {
  const query = { where: [], order: [], page: 1, limit: 100 };
  const { items } = await catalogues.query(visitor, 'products', query);
  return items
    .filter((product) => !isKindOfItsOwn(product))
    .map(({ id, name, nameEn }) => {
      const names = { name: String(name), nameEn: String(nameEn) };
      return { id: String(id), name: productNameIn(names, language) };
    });
}
