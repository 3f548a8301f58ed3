import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { alternatePathOf, resolvePath } from '#domain/initial-site-map.ts';
import { type Language, languages, locale } from '#domain/language.ts';
import { pageParam } from '#domain/paging.ts';
import { shareImageFor } from './share-image.ts';

interface Props {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** What a shared link shows; `src` is relative to the site's root. */
  image?: { src: string; alt: string; width: number; height: number };
  type?: 'website' | 'article' | 'profile';
  /** schema.org data, without `@context`. */
  jsonLd?: object;
  /** For pages that search engines should leave out. */
  noIndex?: boolean;
  /** For a list: the page that it really shows, whatever number the address asks for. */
  page?: number;
}

const feeds = [
  { extension: 'xml', type: 'application/rss+xml' },
  { extension: 'json', type: 'application/feed+json' },
];

/** Title, description, canonical address, alternate-language URLs and what a shared link shows. React puts them into the head. */
export function PageHead({ title, description, image, type, jsonLd, noIndex, page }: Props) {
  const { siteUrl, siteName } = useSite();
  const language = useLanguage();
  const sharedPicture = useShareImage();
  const addresses = useAddresses(siteUrl, page);
  const canonical = addresses[language];
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const shown = image ?? { ...sharedPicture, alt: siteName };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {addresses.es !== addresses.en && (
        <>
          {languages.map((alternate) => (
            <link
              key={alternate}
              rel="alternate"
              hrefLang={alternate}
              href={addresses[alternate]}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addresses.es} />
        </>
      )}
      {feeds.map(({ extension, type }) => (
        <link
          key={extension}
          rel="alternate"
          type={type}
          title={siteName}
          href={`/feeds/${language}.${extension}`}
        />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale[language].replace('-', '_')} />
      <meta property="og:image" content={siteUrl + shown.src} />
      <meta property="og:image:alt" content={shown.alt} />
      <meta property="og:image:width" content={String(shown.width)} />
      <meta property="og:image:height" content={String(shown.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}

function useShareImage() {
  const match = resolvePath(useLocation().pathname);
  const group = match.kind === 'page' ? match.page.group : undefined;
  return { src: shareImageFor(group, useLanguage()), width: 1200, height: 630 };
}

/** The address in each language; a list's page number belongs to it, filters do not. */
function useAddresses(siteUrl: string, page = 1): Record<Language, string> {
  const { pathname } = useLocation();
  const match = resolvePath(pathname);
  const query = page > 1 ? `?${pageParam}=${page}` : '';
  const address = (language: Language) =>
    siteUrl + (match.kind === 'page' ? alternatePathOf(match, language) : pathname) + query;
  return { es: address('es'), en: address('en') };
}

function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script type="application/ld+json">
      {/* A closing tag inside a text must not end the script. */}
      {text.replaceAll('<', '\\u003c')}
    </script>
  );
}
