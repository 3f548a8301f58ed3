import { useLoaderData } from 'react-router';
import folder from '#app/components/drawings/resources.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import type { loader } from './ResourcesPage.loader.ts';
import styles from './ResourcesPage.module.css';
import { Volunteering } from './Volunteering.tsx';

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
