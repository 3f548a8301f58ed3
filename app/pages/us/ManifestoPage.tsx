import { useLoaderData } from 'react-router';
import drawing from '#app/components/drawings/manifesto.svg';
import { Article } from '#app/components/text-page/Article.tsx';
import { PullQuote } from '#app/components/text-page/PullQuote.tsx';
import { type SectionLook, TextSections } from '#app/components/text-page/TextSections.tsx';
import type { loader } from './ManifestoPage.loader.ts';
import styles from './ManifestoPage.module.css';

const looks: Readonly<Record<string, SectionLook>> = {
  'lo-que-creemos': { layout: 'centre' },
  'nuestros-compromisos': { tone: 'sol', layout: 'centre' },
  'lo-que-te-pedimos': { link: 'primary' },
};

export default function ManifestoPage() {
  const { sections, closing, ...text } = useLoaderData<typeof loader>();
  return (
    <Article page="usManifesto" tone="jade" picture={drawing} {...text}>
      <div className={styles.manifesto}>
        <TextSections sections={sections} looks={looks} />
      </div>
      <PullQuote text={closing} />
    </Article>
  );
}
