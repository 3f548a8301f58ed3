import { ButtonLink } from '#app/components/Button.tsx';
import { PagePicture } from '#app/components/PagePicture.tsx';
import { TextBlocks } from '#app/components/text-page/TextBlocks.tsx';
import styles from './NewsletterArchive.module.css';
import type { loader } from './NewsletterIssuePage.loader.ts';

type Block = Extract<Awaited<ReturnType<typeof loader>>, object>['blocks'][number];

/** What the mail says, as a part of the page. */
export const IssueBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change place.
    <IssueBlock key={index} block={block} />
  ));

function IssueBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'richText':
      return <TextBlocks blocks={block.blocks} />;
    case 'button':
      return (
        <p>
          <ButtonLink href={block.url}>{block.label}</ButtonLink>
        </p>
      );
    case 'picture':
      return <IssuePicture {...block} />;
    case 'cards':
      return (
        <ul className={`plain-list ${styles.cards}`}>
          {block.cards.map(({ title, text, label, url, picture }) => (
            <li key={url} className={styles.card}>
              {picture && (
                <img
                  src={picture.url}
                  alt={picture.alt}
                  width={1200}
                  height={630}
                  loading="lazy"
                  decoding="async"
                />
              )}
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
                <a href={url}>{label}</a>
              </div>
            </li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}

function IssuePicture({ shown, caption, href }: Extract<Block, { kind: 'picture' }>) {
  if (!shown) return null;
  const picture = <PagePicture {...shown} />;
  return (
    <figure className={styles.picture}>
      {href ? <a href={href}>{picture}</a> : picture}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
