import { useCall } from '#app/api/use-call.ts';
import { findCareToDo, type MedicalRecord } from '#domain/care/care-calls.ts';
import { StartDialog } from './StartDialog.tsx';
import { startedTogether } from './Unrecorded.tsx';

interface Props {
  record: MedicalRecord;
  onClose: () => void;
}

/** With those of its litter of which nothing is written either. */
export function StartWithLitter({ record, onClose }: Props) {
  const { id, name, species } = record.pet;
  const { data, busy } = useCall(findCareToDo, { ofAll: false });
  if (busy && !data) return null;
  const alone = { petId: id, petName: name, species, groupId: null };
  const groups = startedTogether(data?.unrecorded ?? []);
  const pets = groups.find((group) => group.some((one) => one.petId === id)) ?? [alone];
  return <StartDialog pets={pets} today={record.today} onClose={onClose} />;
}
