import { lazy } from 'react';
import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import hero from '#app/components/drawings/giving.svg';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { SocialLinks } from '#app/components/SocialLinks.tsx';
import { useCrumbData, useCrumbs } from '#app/components/text-page/crumbs.ts';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { SignedOutSection } from '#app/sign-in/SignedOutSection.tsx';
import { Afterwards } from './Afterwards.tsx';
import type { loader } from './DonationsPage.loader.ts';
import { KindButtons } from './KindButtons.tsx';
import { KindPanel } from './KindPanel.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { useGivingPage } from './use-giving-page.ts';

/** For some of those who come, once they do. */
const GivingFor = lazy(() => import('./GivingFor.tsx'));
const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

export default function DonationsPage() {
  const page = useLoaderData<typeof loader>();
  const { title, description, heading, lead, kinds, methods, products, configurationError } = page;
  const crumbs = useCrumbs('donations', title);
  const crumbData = useCrumbData(crumbs);
  const giving = useGivingPage(page.kind, page.takesGuestsMonthly);
  const guest = page.takesGuests ? giving.giveAsGuest : undefined;
  const guestMonthly = page.takesGuestsMonthly ? guest : undefined;
  // A payment that was begun is kept, so that whoever looks at another kind finds it as it was.
  const panels = kinds.filter(({ kind }) => kind === giving.kind || kind === giving.settled?.kind);
  return (
    <>
      <PageHead title={title} description={description} jsonLd={crumbData} />
      <PageHero crumbs={crumbs} title={heading} lead={lead} tone="rosa" picture={hero} compact>
        {page.links.map(({ href, label }) => (
          <ButtonLink key={href} to={href} variant="outline" size="small">
            {label}
          </ButtonLink>
        ))}
        <SocialLinks />
      </PageHero>
      <LazyBoundary>
        {(giving.named.petId || giving.named.campaignId) && (
          <GivingFor {...giving.named} onRemove={giving.forgetNamed} />
        )}
      </LazyBoundary>
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
      <SignedOutSection
        lead={page.accountNeeded}
        wanted={giving.wantedForm}
        originOf={giving.address}
      />
      <PaymentMethods {...methods} offered={page.offered} />
      <Afterwards {...page.afterwards} />
      <LazyBoundary>
        {giving.asks && (
          <SignInDialog
            onChoose={giving.showForm}
            onGuest={giving.kind === 'monthly' ? guestMonthly : guest}
            onClose={giving.stopAsking}
          />
        )}
      </LazyBoundary>
    </>
  );
}
