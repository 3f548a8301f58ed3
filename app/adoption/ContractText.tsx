import { contractBlocks } from '#domain/adoption/contract-text.ts';
import { type Language, locale } from '#domain/language.ts';
import styles from './ContractText.module.css';

/** The text of a contract as it is read: what is signed is this text, and no markup of anybody's. */
export function ContractText({ text, language }: { text: string; language: Language }) {
  return (
    <div className={styles.text} lang={locale[language]}>
      {contractBlocks(text).map((block, index) => {
        // Blocks have no names, and their order does not change.
        const key = index;
        if (block.kind === 'list') {
          return (
            <ul key={key}>
              {block.items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <li key={place}>{item}</li>
              ))}
            </ul>
          );
        }
        return block.kind === 'heading' ? (
          <h2 key={key}>{block.text}</h2>
        ) : (
          <p key={key}>{block.text}</p>
        );
      })}
    </div>
  );
}
