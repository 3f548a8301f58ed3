import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { embedSnippet } from '#domain/pets/pet-embed-wire.ts';
import { DataForPrograms } from './DataForPrograms.tsx';
import { EmbedForm } from './EmbedForm.tsx';
import { EmbedPreview } from './EmbedPreview.tsx';
import styles from './PetEmbed.module.css';
import type { loader } from './PetEmbedPage.loader.ts';

/** Builds the line of code by which another site shows pets, and tells programs how to read them. */
export default function PetEmbedPage() {
  const page = useLoaderData<typeof loader>();
  const { siteUrl } = useSite();
  const [query, setQuery] = useState(page.query);
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  const snippet = embedSnippet(siteUrl, new URLSearchParams(query), page.filters);

  function change(event: FormEvent<HTMLFormElement>) {
    const said = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) said.append(name, String(value));
    setQuery(String(said));
  }

  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageHero
        title={page.title}
        lead={page.lead}
        tone="jade"
        compact
        crumbs={[home, { label: page.title }]}
      />
      <Wrap className={styles.page}>
        <EmbedForm page={page} query={query} onChange={change} />
        <section className={styles.section} aria-labelledby="snippet">
          <h2 id="snippet">{page.snippet}</h2>
          <p>{page.snippetHint}</p>
          <code className={styles.code}>{snippet}</code>
          <CopyButton
            content={snippet}
            label={page.copy}
            done={page.copied}
            failed={page.notCopied}
          />
          <details className={styles.more}>
            <summary>{page.styles}</summary>
            <p>{page.stylesText}</p>
          </details>
        </section>
        <section className={styles.section} aria-labelledby="preview">
          <h2 id="preview">{page.preview}</h2>
          <noscript>
            <p>{page.needsScript}</p>
          </noscript>
          <EmbedPreview query={query} filters={page.filters} />
        </section>
        <DataForPrograms {...page} />
      </Wrap>
    </>
  );
}
