import { lazy, Suspense } from 'react';
import {
  type AppLoadContext,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import hero from '#app/components/drawings/giving.svg';
import { PageHead } from '#app/components/PageHead.tsx';
import { SocialLinks } from '#app/components/SocialLinks.tsx';
import { useCrumbData, useCrumbs } from '#app/components/text-page/crumbs.ts';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { donationsPage, kindDownloads } from '#content/donations/donations.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import { productNameIn } from '#domain/donations/donation-words.ts';
import { readGift } from '#domain/donations/giving-address.ts';
import type { Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { donationRefusals } from '#domain/refusals/donations.ts';
import { type Reason, reasonText } from '#domain/refusals/refusals.ts';
import type { Context } from '#server/context.ts';
import { Afterwards } from './Afterwards.tsx';
import { type GiftProblem, giftProblems } from './amount.ts';
import { KindButtons } from './KindButtons.tsx';
import { KindPanel } from './KindPanel.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { demandOwnDocument } from './stripe/own-document.ts';
import { useGivingPage } from './use-giving-page.ts';
import { YourAccount } from './YourAccount.tsx';

/** For some of those who come, once they do. */
const GivingPet = lazy(() => import('./GivingPet.tsx'));
const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

/** Whoever names none. */
const usualKind: DonationKind = 'sterilization';

export async function loader({
  context: { app, language },
  request,
}: LoaderFunctionArgs<AppLoadContext>) {
  const { kinds, ...text } = donationsPage[language];
  const { methods: offered, largestCents } = app.donations.offer();
  const problemOf = (key: GiftProblem): Reason =>
    key === 'donationTooLarge' ? { key, values: { largest: formatPesos(largestCents) } } : key;
  const files = await app.resources.list(language);
  const filesOf = (kind: DonationKind) =>
    kindDownloads[kind].flatMap((id) => {
      const file = files.find((each) => each.id === id);
      const pdf = file?.files.find(({ format }) => format === 'pdf');
      return file && pdf ? [{ title: file.title, href: pdf.href }] : [];
    });
  return {
    ...text,
    kinds: donationKinds.values.map((kind) => ({
      kind,
      ...kinds[kind],
      downloads: filesOf(kind),
    })),
    kind: readGift(new URL(request.url).searchParams).kind ?? usualKind,
    products: await otherConcepts(app, language),
    offered,
    largestCents,
    problemTexts: Object.fromEntries(
      giftProblems.map((key) => [key, reasonText(problemOf(key), language)]),
    ) as Record<GiftProblem, string>,
    configurationError: (await hasCategories(app))
      ? undefined
      : donationRefusals.categoriesMissing[language],
  };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  demandOwnDocument(request.url);
  return serverLoader();
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

async function hasCategories({ catalogues }: Context): Promise<boolean> {
  const query = { where: [], order: [], page: 1, limit: 1 };
  return (await catalogues.query(visitor, 'categories', query)).total > 0;
}

export default function DonationsPage() {
  const page = useLoaderData<typeof loader>();
  const { title, description, heading, lead, kinds, methods, products, configurationError } = page;
  const crumbs = useCrumbs('donations', title);
  const crumbData = useCrumbData(crumbs);
  const giving = useGivingPage(page.kind);
  // A payment that was begun is kept, so that whoever looks at another kind finds it as it was.
  const panels = kinds.filter(({ kind }) => kind === giving.kind || kind === giving.settled?.kind);
  return (
    <>
      <PageHead title={title} description={description} jsonLd={crumbData} />
      <PageHero crumbs={crumbs} title={heading} lead={lead} tone="rosa" picture={hero} compact>
        <SocialLinks />
      </PageHero>
      <Suspense fallback={null}>
        {giving.petId && <GivingPet petId={giving.petId} onRemove={giving.forgetPet} />}
      </Suspense>
      <KindButtons
        heading={page.choose}
        kinds={kinds}
        chosen={giving.kind}
        onChoose={giving.choose}
      />
      {panels.map((panel) => (
        <KindPanel
          key={panel.kind}
          {...panel}
          hidden={panel.kind !== giving.kind}
          products={products}
          configurationError={configurationError}
          offered={page.offered}
          largestCents={page.largestCents}
          problemTexts={page.problemTexts}
          giving={giving}
        />
      ))}
      <YourAccount wanted={giving.wantedForm} originOf={giving.address} />
      <PaymentMethods {...methods} offered={page.offered} />
      <Afterwards {...page.afterwards} />
      <Suspense fallback={null}>
        {giving.asks && <SignInDialog onChoose={giving.showForm} onClose={giving.stopAsking} />}
      </Suspense>
    </>
  );
}
