import { type AppLoadContext, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import drawing from '#app/components/drawings/manifesto.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { PullQuote } from '#app/components/text-page/PullQuote.tsx';
import { showSections } from '#app/components/text-page/show-text.server.ts';
import { TextSections } from '#app/components/text-page/TextSections.tsx';
import { manifesto } from '#content/about/manifesto.ts';
import styles from './ManifestoPage.module.css';

export function loader({ context: { language } }: LoaderFunctionArgs<AppLoadContext>) {
  const text = manifesto[language];
  return { ...text, sections: showSections(text.sections, language) };
}

export default function ManifestoPage() {
  const { sections, closing, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="usManifesto" tone="jade" picture={drawing} {...text}>
      <div className={styles.manifesto}>
        <TextSections
          sections={sections}
          looks={[{ layout: 'centre' }, { tone: 'sol', layout: 'centre' }, { link: 'primary' }]}
        />
      </div>
      <PullQuote text={closing} />
    </Article>
  );
}
