import { Link, useLoaderData } from 'react-router';
import foodDrawing from '#app/components/drawings/food.svg';
import toysDrawing from '#app/components/drawings/toys.svg';
import { Icon } from '#app/components/Icon.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Breadcrumbs } from '#app/components/text-page/Breadcrumbs.tsx';
import { useCrumbData, useCrumbs } from '#app/components/text-page/crumbs.ts';
import { Drawing } from '#app/components/text-page/Drawing.tsx';
import { LinkRow } from '#app/components/text-page/LinkRow.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { loader } from './ComingProductPage.loader.ts';
import styles from './ComingProductPage.module.css';
import { ProductList } from './ProductList.tsx';

const looks = {
  foodProducts: { ground: styles.food, drawing: foodDrawing, other: 'toyProducts' },
  toyProducts: { ground: styles.toys, drawing: toysDrawing, other: 'foodProducts' },
} as const;

/** What is sold for the animals; while that is nothing, what is to come. */
export default function ComingProductPage() {
  const { page, title, description, status, paragraphs, items, links, other, isOtherComing } =
    useLoaderData<typeof loader>();
  const text = useText().content.products;
  const language = useLanguage();
  const crumbs = useCrumbs(page, title);
  const look = looks[page];
  return (
    <>
      <PageHead title={title} description={description} jsonLd={useCrumbData(crumbs)} />
      <div className={`${styles.ground} ${look.ground}`}>
        <Wrap className={styles.inside}>
          <div className={styles.words}>
            <Breadcrumbs crumbs={crumbs} />
            {status && <p className={styles.status}>{status}</p>}
            <h1>{title}</h1>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            <div className={styles.ways}>
              <LinkRow links={links} icon="mail" />
            </div>
            <p className={styles.other}>
              {isOtherComing && `${text.other}: `}
              <Link to={pathFor(look.other, language)}>
                {other}
                <Icon name="arrow" size={18} />
              </Link>
            </p>
          </div>
          <Drawing src={look.drawing} className={styles.drawing} eager />
        </Wrap>
      </div>
      {items.length > 0 && <ProductList items={items} />}
    </>
  );
}
