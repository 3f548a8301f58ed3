import { PageHead } from '#app/components/PageHead.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import styles from './Contracts.module.css';
import { VerifyForm } from './VerifyForm.tsx';

/** Where somebody with a copy of a contract begins who cannot scan its code. */
export default function VerifyStartPage() {
  const text = useContractText().verify;
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} />
      <header>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <VerifyForm />
    </div>
  );
}
