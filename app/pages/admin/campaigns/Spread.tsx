import { CopyButton } from '#app/components/CopyButton.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { useSite } from '#app/site.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../newsletter/Newsletter.module.css';

/** What a campaign is made known with: on paper, in chats, on other sites. */
export function Spread({ slug }: { slug: string }) {
  const text = useCampaignEditorText().spread;
  const { siteUrl } = useSite();
  const snippet = `<script async src="${siteUrl}/widgets/campana.js" data-campana="${slug}" data-idioma="es"></script>`;
  const files = languages.flatMap((language) => [
    { href: pathFor('shareCampaign', language, { slug }), label: text.page[language] },
    { href: `/codigo-qr/campanas/${slug}/${language}.svg`, label: text.code[language] },
  ]);
  return (
    <section className={styles.part} aria-labelledby="spread">
      <h2 id="spread">{text.title}</h2>
      <ul>
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <h3>{text.widget}</h3>
      <p>{text.widgetHint}</p>
      <code className={styles.links}>{snippet}</code>
      <div className={styles.row}>
        <CopyButton
          content={snippet}
          label={text.copy}
          done={text.copied}
          failed={text.notCopied}
        />
      </div>
    </section>
  );
}
