import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import folder from '#app/components/drawings/resources.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { volunteering } from '#content/contact/volunteering.ts';
import { organisation } from '#content/organisation.ts';
import { resourcesPage } from '#content/resources/resources.ts';
import { ResourceCard } from './ResourceCard.tsx';
import styles from './ResourcesPage.module.css';
import { Volunteering } from './Volunteering.tsx';

export async function loader({ context: { app, language } }: LoaderFunctionArgs<AppLoadContext>) {
  const { groups, ...text } = resourcesPage[language];
  const files = await app.resources.list(language);
  const { sections, ...about } = volunteering[language];
  return {
    ...text,
    groups: Object.entries(groups).map(([id, heading]) => ({
      id,
      heading,
      resources: files.filter(({ group }) => group === id),
    })),
    volunteering: {
      ...about,
      sections: showSections(sections, language),
      mailbox: organisation.mailboxes.volunteering,
    },
  };
}

export default function ResourcesPage() {
  const { groups, volunteering, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="resources" tone="jade" picture={folder} {...text}>
      <Wrap className={styles.groups}>
        {groups.map(({ id, heading, resources }) => (
          <section key={id} aria-labelledby={id} className={styles.group}>
            <h2 id={id}>{heading}</h2>
            <ul className={`plain-list ${styles.cards}`}>
              {resources.map((resource) => (
                <li key={resource.id}>
                  <ResourceCard resource={resource} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Wrap>
      <Volunteering {...volunteering} />
    </Article>
  );
}
