import { Link } from 'react-router';
import { Cat, Dog } from '#app/components/Animals.tsx';
import { listOf } from '#app/components/pet-pages.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import styles from './ListHead.module.css';

interface Props {
  programme: Programme;
  title: string;
  lead: string;
}

/** What the list shows, and the way to the other one. */
export function ListHead({ programme, title, lead }: Props) {
  const text = useText();
  const language = useLanguage();
  const words = text.pets.lists;
  return (
    <div className={styles.head}>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <nav aria-label={words.label}>
            <ul className={`plain-list ${styles.programmes}`}>
              {programmes.map((each) => (
                <li key={each}>
                  <Link
                    className={styles.programme}
                    to={pathFor(listOf[each], language)}
                    aria-current={each === programme ? 'page' : undefined}
                  >
                    {text.shell.pages[listOf[each]]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.drawing} aria-hidden="true">
          {programme === 'adoption' ? (
            <>
              <Dog coat="sand" />
              <Cat coat="marmalade" />
            </>
          ) : (
            <>
              <Cat coat="smoke" />
              <Dog coat="cocoa" />
            </>
          )}
        </div>
      </Wrap>
    </div>
  );
}
