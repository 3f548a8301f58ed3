import { AdminFrame } from '#app/administration/AdminFrame.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { ChargeSums } from './ChargeSums.tsx';
import { Charges } from './Charges.tsx';

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

/** Fees and deposits of adoptions, for who keeps the books. */
export default function AdminChargesPage() {
  const text = useChargesText().admin;
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {(viewer) => (
        <>
          <ChargeSums />
          <Charges viewer={viewer} />
        </>
      )}
    </AdminFrame>
  );
}
