import { lazy, Suspense, useEffect, useState } from 'react';
import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { organisationData } from '#app/components/organisation-data.server.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { toPetCard } from '#app/components/pet-card.ts';
import { showLink } from '#app/components/text-page/show-text.server.ts';
import { useText } from '#app/i18n/texts.tsx';
import { takeFarewell } from '#app/session/farewell.ts';
import { useSite } from '#app/site.ts';
import { banners, home } from '#content/home.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { Banners } from './Banners.tsx';
import { Commitment } from './Commitment.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { Facts } from './Facts.tsx';
import { Give } from './Give.tsx';
import styles from './HomePage.module.css';
import { SocialImpact } from './SocialImpact.tsx';
import { WaitingLongest } from './WaitingLongest.tsx';

const Farewell = lazy(() => import('./Farewell.tsx'));

/** Two rows of two on a phone; three beside each other on wider windows. */
const shownPets = 4;

export async function loader({ context: { app, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const today = dateIn(app.config.timezone, app.clock.now());
  const events = await app.adoptionEvents.nextEvents();
  const waiting = await app.pets.query(visitor, {
    where: [{ field: 'status', operator: '=', value: 'adoption' }],
    order: [{ field: 'registeredOn', direction: 'asc' }],
    page: 1,
    limit: shownPets,
  });
  return {
    ...home[language],
    organisation: organisationData(app.config, language, home[language].description),
    banners: banners.map(({ id, title, text, links }) => ({
      id,
      title: title[language],
      text: text[language],
      links: links.map((link) => showLink({ ...link, label: link.label[language] }, language)),
    })),
    waiting: {
      pets: waiting.items.map((pet) => toPetCard(pet, today, events)),
      total: waiting.total,
    },
    figures: await app.pets.impactFigures(),
  };
}

export default function HomePage() {
  const page = useLoaderData<typeof loader>();
  const site = useSite();
  const tagline = useText().common.siteTagline;
  const [saysFarewell, setSaysFarewell] = useState(false);
  useEffect(() => setSaysFarewell(takeFarewell()), []);
  return (
    <>
      <PageHead
        title={`${site.siteName}: ${tagline}`}
        description={page.description}
        jsonLd={page.organisation}
      />
      <Banners banners={page.banners} />
      <div className={styles.opening}>
        <Facts figures={page.figures} claims={page.claims} />
        <WaitingLongest {...page.waiting} />
      </div>
      <Commitment {...page.commitment} />
      <SocialImpact
        {...page.socialImpact}
        linkLabel={page.socialImpact.link.label}
        figures={page.figures}
      />
      <Give />
      <ContactTeaser />
      {saysFarewell && (
        <Suspense>
          <Farewell />
        </Suspense>
      )}
    </>
  );
}
