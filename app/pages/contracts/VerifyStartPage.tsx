import { useLoaderData } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useVerifyText } from '#app/i18n/contracts/use-verify-text.ts';
import styles from './Contracts.module.css';
import { VerifyForm } from './VerifyForm.tsx';
import type { loader } from './VerifyStartPage.loader.ts';

/** Where somebody with a copy of a contract begins who cannot scan its code. */
export default function VerifyStartPage() {
  const text = useVerifyText();
  const { incomplete } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageHead title={text.title} description={text.description} />
      <header>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <VerifyForm incomplete={incomplete} />
    </div>
  );
}
