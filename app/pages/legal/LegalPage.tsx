import { useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import shield from '#app/components/drawings/legal.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { OnThisPage } from '#app/components/text-page/OnThisPage.tsx';
import { TextBlocks } from '#app/components/text-page/TextBlocks.tsx';
import { TextLink } from '#app/components/text-page/TextLink.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useSite } from '#app/site.ts';
import type { loader } from './LegalPage.loader.ts';
import styles from './LegalPage.module.css';

/** A text that binds: its contents stay beside it while somebody reads. */
export default function LegalPage() {
  const { page, sections, updated, prepared, original, lead, ...text } =
    useLoaderData<typeof loader>();
  const { legalAddress } = useSite();
  return (
    <Article
      page={page}
      tone="sand"
      picture={shield}
      {...text}
      lead={original ? undefined : lead}
      ways={
        <>
          {original && (
            <Notice>
              <p>{lead}</p>
              <p className={styles.original}>
                <ButtonLink href={original.href} hrefLang="es" variant="outline" size="small">
                  {original.label}
                </ButtonLink>
              </p>
            </Notice>
          )}
          {prepared && !legalAddress && (
            <Notice>
              <p>{prepared}</p>
            </Notice>
          )}
          <p className={styles.updated}>{updated}</p>
        </>
      }
    >
      <Wrap className={styles.columns}>
        <div className={styles.contents}>
          <OnThisPage sections={sections} />
        </div>
        <div className={styles.text}>
          {sections.map(({ id, heading, blocks, link }) => (
            <section key={id} id={id} aria-labelledby={`${id}-h`} className={styles.section}>
              <h2 id={`${id}-h`}>{heading}</h2>
              <TextBlocks blocks={blocks} />
              {link && (
                <p>
                  <TextLink link={link} />
                </p>
              )}
            </section>
          ))}
        </div>
      </Wrap>
    </Article>
  );
}
