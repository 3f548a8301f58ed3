import { useCall } from '#app/api/use-call.ts';
import { Figures } from '#app/components/Figures.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { sumCharges } from '#domain/adoption/charges/charge-calls.ts';
import { formatPesos } from '#domain/money.ts';

/** What is held, and owed. */
export function ChargeSums() {
  const text = useChargesText().admin.sums;
  const { data, failure, reload } = useCall(sumCharges, {});
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return (
    <Figures
      compact
      figures={[
        [text.held(data.deposits), formatPesos(data.heldCents), ''],
        [text.owed, formatPesos(data.owedBackCents), ''],
        [text.due, formatPesos(data.dueCents), ''],
        [text.fees, formatPesos(data.feesCents), ''],
      ]}
    />
  );
}
