import { useLocation } from 'react-router';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { type Language, languages, locale } from '#domain/language.ts';
import { resolvePath, twinOf } from '#domain/site-map.ts';

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
}

const shareImage = { src: '/share.png', width: 1200, height: 630 };

/** Title, description, canonical address, twins and what a shared link shows. React puts them into the head. */
export function PageHead({ title, description, image, type, jsonLd, noIndex }: Props) {
  const { siteUrl, siteName } = useSite();
  const language = useLanguage();
  const addresses = useAddresses(siteUrl);
  const canonical = addresses[language];
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const shown = image ?? { ...shareImage, alt: siteName };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {addresses.es !== addresses.en && (
        <>
          {languages.map((twin) => (
            <link key={twin} rel="alternate" hrefLang={twin} href={addresses[twin]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addresses.es} />
        </>
      )}
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

/** The address in each language; a list's page number belongs to it, filters do not. */
function useAddresses(siteUrl: string): Record<Language, string> {
  const { pathname, search } = useLocation();
  const match = resolvePath(pathname);
  const page = new URLSearchParams(search).get('pagina');
  const query = page && page !== '1' ? `?pagina=${encodeURIComponent(page)}` : '';
  const address = (language: Language) =>
    siteUrl + (match.kind === 'page' ? twinOf(match, language) : pathname) + query;
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
