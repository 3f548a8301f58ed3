import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { loader } from './FairOrderPage.loader.ts';
import styles from './FairOrderPage.module.css';

/** How the order by turns is made, for whoever reads a list in it. */
export default function FairOrderPage() {
  const { title, description, lead, see, list, sections } = useLoaderData<typeof loader>();
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHero title={title} lead={lead} tone="jade" compact crumbs={[home, { label: title }]}>
        <ButtonLink to={list}>{see}</ButtonLink>
      </PageHero>
      <Wrap className={styles.page}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points.length > 0 && (
              <ul>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Wrap>
    </>
  );
}
