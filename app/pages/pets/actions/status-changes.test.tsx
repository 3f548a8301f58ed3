// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { es } from '#app/i18n/es/index.ts';
import { es as myPets } from '#app/i18n/my-pets/es.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { SiteProvider } from '#app/site.ts';
import { AppError } from '#domain/errors.ts';
import { changedPet, registeredPet } from '#domain/pets/pet-change.ts';
import type { PetRecord } from '#domain/pets/pet-record.ts';
import { statusChoices, withdrawalChoices } from '#domain/pets/pet-status.ts';
import { adopterFromWire, descriptionFromWire, petFieldNames } from '#domain/pets/pet-wire.ts';
import { adopter, description, owner } from '#domain/pets/testing/luna.ts';
import { type PetStatus, petStatus, yesNo } from '#domain/pets/vocabularies.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';
import type { ManagedPet } from './managed-pet.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const today = '2026-11-20';
const site = { siteUrl: 'https://casa.example', siteName: 'Casa Animal', timezone: 'UTC' };
const luna = registeredPet({ description, status: 'adoption' }, owner, today);

/** Luna as she was when the forms asked for less: sterilized by nobody knows whom, and without much of what they ask for. */
const record = (status: PetRecord['status']): PetRecord => ({
  ...luna,
  status,
  contractFile: 'contrato/luna/a.pdf',
  description: { ...luna.description, sterilized: true, color: '', story: '', city: '', needs: [] },
});

/** Shows a dialog for the pet, and answers its calls by the portal's own rules. */
function open(pet: PetRecord, dialog: (shown: ManagedPet) => React.ReactNode) {
  const portal = { pet, problems: {} as Record<string, unknown> };
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { payload } = JSON.parse(body);
    try {
      portal.pet = changedPet(
        portal.pet,
        {
          description: descriptionFromWire(payload),
          status: petStatus.fromWire(payload.estado),
          adoptedThroughUs: yesNo.fromWire(payload.nuestro_canal),
          adopter: payload.adoptante && adopterFromWire(payload.adoptante),
        },
        { today, whole: false, mayRestore: false },
      );
      return Response.json({ status: 'success', data: { id: 'luna', payload: {} } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      portal.problems = error.details ?? { code: error.code };
      const errors = Object.fromEntries(
        Object.entries(portal.problems).map(([name, messages]) => [petFieldNames[name], messages]),
      );
      return Response.json({ status: 'error', message: 'No', errors }, { status: 422 });
    }
  });
  const shown = {
    id: 'luna',
    version: 1,
    status: pet.status,
    deletedOn: null,
    description: { ...description, ...pet.description },
    contractUrl: '/archivos/contrato/luna/a.pdf',
    media: [],
  } as unknown as ManagedPet;
  render(
    <SiteProvider value={site}>
      <TextsProvider language="es" dictionary={es}>
        {inRouter(dialog(shown))}
      </TextsProvider>
    </SiteProvider>,
  );
  return portal;
}

const answers: Readonly<Record<string, string>> = { ...adopter, needs: 'Una rampa' };

/** Fills what the dialog shows and nothing else. */
function fillShown(choices: Readonly<Record<string, string>>) {
  const dialog = screen.getByRole('dialog');
  for (const [name, value] of Object.entries(choices)) {
    const button = dialog.querySelector(`input[name="${name}"][value="${value}"]`);
    if (button) fireEvent.click(button);
  }
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = 'input[name]:not([type=radio], [type=file]), textarea[name], select[name]';
  for (const field of dialog.querySelectorAll<Field>(fields)) {
    if (field.value === '') fireEvent.change(field, { target: { value: answers[field.name] } });
  }
}

interface Change {
  from: PetStatus;
  to: PetStatus;
  throughUs: string;
}

const changes = petStatus.values.flatMap((from) =>
  statusChoices(from).flatMap((to): Change[] =>
    (to === 'adopted' ? yesNo.values : ['']).map((throughUs) => ({ from, to, throughUs })),
  ),
);

describe('the dialog for another status', () => {
  test.each(changes)('leads from $from to $to $throughUs', async ({ from, to, throughUs }) => {
    const onChanged = vi.fn();
    const portal = open(record(from), (pet) => (
      <ChangeStatusDialog
        pet={pet}
        suggested={undefined}
        onChanged={onChanged}
        onClose={() => {}}
      />
    ));
    fillShown({ status: to, throughUs });
    fireEvent.click(screen.getByRole('button', { name: myPets.statusDialog.save }));
    await waitFor(() => expect([portal.pet.status, portal.problems]).toEqual([to, {}]));
  });

  test('says what families hear of it', () => {
    open(record('adoption'), (pet) => (
      <ChangeStatusDialog pet={pet} suggested={undefined} onChanged={() => {}} onClose={() => {}} />
    ));
    fillShown({ status: 'rehabilitation' });
    expect(screen.getByText(myPets.toldFamilies.paused)).toBeTruthy();
    fillShown({ status: 'adopted' });
    expect(screen.getByText(myPets.toldFamilies.foundHome)).toBeTruthy();
    expect(screen.queryByText(myPets.toldFamilies.paused)).toBeNull();
  });
});

describe('the dialog for a pet that leaves the lists', () => {
  const withdrawals = petStatus.values.flatMap((from) =>
    withdrawalChoices(from).map((to) => ({ from, to })),
  );

  test.each(withdrawals)('leads from $from to $to', async ({ from, to }) => {
    const portal = open(record(from), (pet) => (
      <WithdrawDialog
        {...({ pet, onDone() {}, onClose() {} } as unknown as PetDialogProps)}
        status={to}
      />
    ));
    fireEvent.click(screen.getByRole('button', { name: myPets.withdraw[to].confirm }));
    await waitFor(() => expect([portal.pet.status, portal.problems]).toEqual([to, {}]));
  });

  test.each([
    ['paused', myPets.toldFamilies.paused],
    ['deceased', myPets.toldFamilies.gone],
  ] as const)('says what families hear of one that is %s', (to, told) => {
    const props = { onDone: () => {}, onClose: () => {} };
    open(record('adoption'), (pet) => <WithdrawDialog {...props} pet={pet} status={to} />);
    expect(screen.getByText(told)).toBeTruthy();
    cleanup();
    open(record('adopted'), (pet) => <WithdrawDialog {...props} pet={pet} status={to} />);
    expect(screen.queryByText(told)).toBeNull();
  });
});
