import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAmountText } from '#app/i18n/donations/amount.ts';
import type { PortalMethod } from '#domain/donations/donation-kind.ts';
import { methodDrawings } from './drawings.ts';
import styles from './PaymentMethods.module.css';

interface Props {
  heading: string;
  lead: string;
  items: Record<PortalMethod, { title: string; text: string }>;
  offered: readonly { method: PortalMethod; isTest: boolean }[];
}

export function PaymentMethods({ heading, lead, items, offered }: Props) {
  const { testMode } = useAmountText();
  if (offered.length === 0) return null;
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="methods">
      <h2 id="methods">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      {offered.some(({ isTest }) => isTest) && <Notice kind="warning">{testMode}</Notice>}
      <ul className={`plain-list ${styles.methods}`}>
        {offered.map(({ method }) => (
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
