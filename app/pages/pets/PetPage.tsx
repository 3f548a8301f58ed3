import {
  type AppLoadContext,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PetCard } from '#app/components/PetCard.tsx';
import { toPetCard } from '#app/components/pet-card.ts';
import { ShareMenu } from '#app/components/ShareMenu.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { locale } from '#domain/language.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { Gallery } from './Gallery.tsx';
import { History } from './History.tsx';
import { longDate } from './long-date.ts';
import { NextStep } from './NextStep.tsx';
import { PetFacts } from './PetFacts.tsx';
import styles from './PetPage.module.css';

const listOf = { adoption: 'adoptionPets', rehabilitation: 'rehabilitationPets' } as const;
const pageOf = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;

export async function loader({ params, context }: LoaderFunctionArgs<AppLoadContext>) {
  const { app, language, page } = context;
  const programme: Programme = page === 'rehabilitationPet' ? 'rehabilitation' : 'adoption';
  const pet = await app.pets.findPublic(programme, params.id ?? '');
  if (!pet) throw redirect(pathFor(listOf[programme], language));
  const alike = await app.pets.listPublic({ programme, filter: { species: pet.species }, page: 1 });
  const today = dateIn(app.config.timezone, app.clock.now());
  return {
    programme,
    pet,
    days: daysWaiting(pet.registeredOn, today),
    similar: alike.items
      .filter(({ id }) => id !== pet.id)
      .slice(0, 3)
      .map((each) => toPetCard(each, today)),
  };
}

export default function PetPage() {
  const { programme, pet, days, similar } = useLoaderData<typeof loader>();
  const words = useText().pets;
  const language = useLanguage();
  const path = pathFor(pageOf[programme], language, { id: pet.id });
  const list = pathFor(listOf[programme], language);
  const kind = words.species(pet.species, pet.sex);
  const title = words.pet.title(pet.name, kind, words.pet.programme[programme], pet.city);
  const [first] = pet.media;

  return (
    <>
      <PageHead
        title={title}
        description={shorten(pet.personality)}
        type="article"
        image={
          first && {
            src: `/media/${first.id}/og.jpg`,
            alt: words.photoOf(pet.name),
            width: 1200,
            height: 630,
          }
        }
        jsonLd={usePetData({ title, list, path, programme })}
      />
      <Wrap className={styles.page}>
        <nav className={styles.back}>
          <Link to={list}>
            <Icon name="chevron" className={styles.chevron} />
            {words.pet.back[programme]}
          </Link>
        </nav>
        <div className={styles.top}>
          <Gallery name={pet.name} media={pet.media} />
          <div className={styles.summary}>
            <p className={programme === 'adoption' ? styles.waiting : styles.recovering}>
              {programme === 'adoption' ? words.waiting(days) : words.recovering(days)}
            </p>
            <h1>{pet.name}</h1>
            <p className={styles.facts}>
              {[kind, words.age(pet.ageValue, pet.ageUnit), words.size(pet.size, pet.sex)].join(
                ' · ',
              )}
            </p>
            <p className={styles.place}>
              <Icon name="pin" />
              {pet.city}, {pet.federalState}
            </p>
            <p className={styles.personality}>{pet.personality}</p>
            <NextStep pet={pet} programme={programme} />
            <div className={styles.share}>
              <ShareMenu name={pet.name} city={pet.city} path={path} />
              <p className={styles.since}>
                {words.pet.since(longDate(pet.registeredOn, locale[language]))}
              </p>
            </div>
          </div>
        </div>
        <div className={styles.columns}>
          <div className={styles.story}>
            <h2>{words.pet.story}</h2>
            {pet.story.split(/\n+/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <History history={pet.history} />
          </div>
          <PetFacts pet={pet} />
        </div>
        {similar.length > 0 && (
          <section className={styles.similar} aria-labelledby="similar">
            <div className={styles.similarHead}>
              <h2 id="similar">{words.pet.similar[programme]}</h2>
              <Link to={list}>{words.pet.all}</Link>
            </div>
            <ul className={`plain-list ${styles.grid}`}>
              {similar.map((each) => (
                <li key={each.id}>
                  <PetCard pet={each} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
    </>
  );
}

/** Where the page stands in the site; search engines know no type for a pet, so it claims none. */
function usePetData({
  title,
  list,
  path,
  programme,
}: {
  title: string;
  list: string;
  path: string;
  programme: Programme;
}) {
  const { siteUrl } = useSite();
  const words = useText().pets;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: words.pet.back[programme], item: siteUrl + list },
      { '@type': 'ListItem', position: 2, name: title, item: siteUrl + path },
    ],
  };
}

function shorten(text: string): string {
  return text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
