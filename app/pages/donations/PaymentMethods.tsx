import { Wrap } from '#app/components/Wrap.tsx';
import { type PaymentMethod, paymentMethods } from '#domain/donations/donation-kind.ts';
import { methodDrawings } from './drawings.ts';
import styles from './PaymentMethods.module.css';

interface Props {
  heading: string;
  lead: string;
  items: Record<PaymentMethod, { title: string; text: string }>;
}

export function PaymentMethods({ heading, lead, items }: Props) {
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="methods">
      <h2 id="methods">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={`plain-list ${styles.methods}`}>
        {paymentMethods.values.map((method) => (
          <li key={method} className={styles.method}>
            <img src={methodDrawings[method]} alt="" width={120} height={80} loading="lazy" />
            <div>
              <h3>{items[method].title}</h3>
              <p>{items[method].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
