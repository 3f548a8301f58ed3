import { useLoaderData } from 'react-router';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import type { loader } from './DriveCertificatePage.loader.ts';

/** Where the code on a certificate leads: says whether it is genuine and of which animal, and nobody's data. */
export default function DriveCertificatePage() {
  const { title, description, isAuthentic, heading, words } = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <PageHead title={title} description={description} noIndex />
      <h1>{title}</h1>
      <Notice kind={isAuthentic ? 'success' : 'warning'} title={heading}>
        <p>{words}</p>
      </Notice>
    </NarrowPage>
  );
}
