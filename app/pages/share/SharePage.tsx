import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { loader } from './SharePage.loader.ts';
import styles from './SharePage.module.css';

/** What people hand on of a pet, a litter, an event or a campaign: a text, pictures, posters and a code. */
export default function SharePage() {
  const page = useLoaderData<typeof loader>();
  const { labels, message, code } = page;
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  return (
    <>
      <PageHead title={page.title} description={page.lead} noIndex />
      <PageHero
        title={page.title}
        lead={page.lead}
        tone="sol"
        compact
        crumbs={[home, { label: page.name, href: page.path }, { label: page.crumb }]}
      />
      <Wrap className={styles.page}>
        <section className={styles.section} aria-labelledby="message">
          <h2 id="message">{labels.message}</h2>
          <p>{labels.messageHint}</p>
          <p className={styles.message}>{message}</p>
          <div className={styles.ways}>
            <ButtonLink
              href={page.whatsapp}
              icon="whatsapp"
              target="_blank"
              rel="noopener noreferrer"
            >
              {labels.whatsapp}
            </ButtonLink>
            <CopyButton
              content={message}
              label={labels.copy}
              done={labels.copied}
              failed={labels.notCopied}
            />
          </div>
          {code && (
            <p>
              <strong>{code.label}</strong> {code.text}
            </p>
          )}
        </section>
        <section className={styles.section} aria-labelledby="pictures">
          <h2 id="pictures">{labels.pictures}</h2>
          <p>{labels.picturesHint}</p>
          <ul className={`plain-list ${styles.pictures}`}>
            {page.pictures.map(({ href, label, small, width, height }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener nofollow">
                  <img src={small} alt="" width={width} height={height} loading="lazy" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="posters">
          <h2 id="posters">{labels.posters}</h2>
          <ul className={styles.posters}>
            {page.posters.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Link to={page.embed.to}>{page.embed.label}</Link>
        </p>
      </Wrap>
    </>
  );
}
