import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyVolunteeringText } from '#app/i18n/my-volunteering/use-my-volunteering-text.ts';
import { useShiftWords } from '#app/volunteers/use-shift-words.ts';
import { leaveShift, type VolunteerShift } from '#domain/volunteers/shift-calls.ts';

interface Props {
  shift: VolunteerShift;
  onDone: () => void;
  onClose: () => void;
}

/** Leaves a shift; late, the coordinators are told. */
export function LeaveDialog({ shift, onDone, onClose }: Props) {
  const text = useMyVolunteeringText().shifts;
  const when = useShiftWords();
  const { id, isLate } = shift;
  return (
    <ConfirmDialog
      title={isLate ? text.tellTitle : text.leaveTitle}
      action={isLate ? text.tell : text.leave}
      onClose={onClose}
      run={async () => {
        await call(leaveShift, { id, tells: isLate });
        onDone();
      }}
    >
      <p>{when(shift)}</p>
      <p>{isLate ? text.tellText : text.leaveText}</p>
    </ConfirmDialog>
  );
}
