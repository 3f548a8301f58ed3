import { ButtonLink } from '#app/components/Button.tsx';
import { PagePicture, type ShownPagePicture } from '#app/components/PagePicture.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import styles from './ProductList.module.css';

interface Product {
  id: string;
  name: string;
  category: string | undefined;
  text: string;
  price: string;
  url: string | undefined;
  picture?: ShownPagePicture | undefined;
}

/** Products by their categories, in the order in which each is named first. */
export function ProductList({ items }: { items: readonly Product[] }) {
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <Wrap className={styles.shop}>
      {categories.map((category) => (
        <section key={category ?? ''} aria-label={category}>
          {category && <h2>{category}</h2>}
          <ul className={`plain-list ${styles.products}`}>
            {items
              .filter((item) => item.category === category)
              .map((item) => (
                <li key={item.id} className={styles.product}>
                  <ProductCard product={item} isAlone={!category} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Wrap>
  );
}

function ProductCard({ product, isAlone }: { product: Product; isAlone: boolean }) {
  const Title = isAlone ? 'h2' : 'h3';
  return (
    <>
      {product.picture && <PagePicture className={styles.picture} {...product.picture} />}
      <Title className={styles.name}>{product.name}</Title>
      <p>{product.text}</p>
      <p className={styles.price}>{product.price}</p>
      <OrderLink product={product} />
    </>
  );
}

/** To the shop, else to the chat, else to the contact page. */
function OrderLink({ product: { name, url } }: { product: Product }) {
  const text = useText().content.products;
  const language = useLanguage();
  const { whatsappNumber } = useSite();
  if (url) {
    return (
      <ButtonLink href={url} icon="link" rel="noopener" aria-label={`${text.buy}: ${name}`}>
        {text.buy}
      </ButtonLink>
    );
  }
  if (!whatsappNumber) {
    return <ButtonLink to={pathFor('contact', language)}>{text.ask}</ButtonLink>;
  }
  const message = encodeURIComponent(text.message(name));
  return (
    <ButtonLink
      href={`https://wa.me/${whatsappNumber}?text=${message}`}
      icon="whatsapp"
      rel="noopener"
      aria-label={`${text.order}: ${name}`}
    >
      {text.order}
    </ButtonLink>
  );
}
