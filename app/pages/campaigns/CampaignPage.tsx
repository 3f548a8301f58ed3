import { Link, useLoaderData } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { TextBlocks } from '#app/components/text-page/TextBlocks.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { locale } from '#domain/language.ts';
import styles from './Campaign.module.css';
import type { loader } from './CampaignPage.loader.ts';
import { GivingFrame, Names } from './GivingFrame.tsx';

/** What is asked for, how far it has come, and how to give; later what came of it. */
export default function CampaignPage() {
  const page = useLoaderData<typeof loader>();
  const { labels, pictures, result, updates, pets } = page;
  const [first, ...more] = pictures;
  return (
    <>
      <Head />
      <GivingFrame
        page={page}
        summary={page.summary}
        aside={
          page.match && (
            <div className={styles.match}>
              {page.isMatched && <p className={styles.matchTitle}>{labels.match}</p>}
              <p>{page.match}</p>
            </div>
          )
        }
      >
        {first && <PagePicture {...first} className={styles.picture} />}
        {result.length > 0 && (
          <section className={styles.result} aria-labelledby="result">
            <h2 id="result">{labels.result}</h2>
            <TextBlocks blocks={result} />
          </section>
        )}
        {page.amounts.length > 0 && (
          <section aria-labelledby="amounts">
            <h2 id="amounts">{labels.amounts}</h2>
            <ul className={`plain-list ${styles.amounts}`}>
              {page.amounts.map(({ label, pays, href }) => (
                <li key={href}>
                  <Link to={href} className={styles.amount}>
                    <strong>{label}</strong>
                    <span>{pays}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.text} aria-labelledby="story">
          <h2 id="story">{labels.story}</h2>
          <TextBlocks blocks={page.story} />
          {more.map((picture) => (
            <PagePicture key={picture.img.src} {...picture} className={styles.picture} />
          ))}
        </section>
        {pets.length > 0 && (
          <section aria-labelledby="pets">
            <h2 id="pets">{labels.pets}</h2>
            <ul className={`plain-list ${styles.pets}`}>
              {pets.map(({ id, name, href, picture }) => (
                <li key={id}>
                  <Link to={href} className={styles.pet}>
                    {picture && (
                      <img src={picture.src} alt="" width={240} height={126} loading="lazy" />
                    )}
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {updates.length > 0 && (
          <section aria-labelledby="updates">
            <h2 id="updates">{labels.updates}</h2>
            <ol className={`plain-list ${styles.updates}`}>
              {updates.map(({ date, day, title: heading, paragraphs }) => (
                <li key={date + heading}>
                  <time dateTime={date}>{day}</time>
                  <h3>{heading}</h3>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="surplus">
          <h2 id="surplus">{labels.surplus}</h2>
          <p className={styles.lines}>{page.surplus}</p>
        </section>
        <Names page={page} />
      </GivingFrame>
    </>
  );
}

function Head() {
  const { title, summary, shareImage, path, giveHref, jsonLd } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { siteName, siteUrl } = useSite();
  return (
    <PageHead
      title={title}
      description={summary}
      type="article"
      image={{ src: shareImage, alt: title, width: 1200, height: 630 }}
      jsonLd={{
        '@type': 'Article',
        headline: title,
        description: summary,
        datePublished: jsonLd.startedAt,
        inLanguage: locale[language],
        mainEntityOfPage: siteUrl + path,
        publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
        ...(giveHref && {
          potentialAction: {
            '@type': 'DonateAction',
            target: siteUrl + giveHref,
            recipient: { '@type': 'Organization', name: siteName },
            ...(jsonLd.endsOn && { endTime: jsonLd.endsOn }),
          },
        }),
      }}
    />
  );
}
