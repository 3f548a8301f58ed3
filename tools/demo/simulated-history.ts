import type { DemoPet, DemoTurn } from '#content/demo/demo-pet.ts';
import type { Actor } from '#domain/access/actor.ts';
import type { Context } from '#server/context.ts';
import { withPaper } from './paper.ts';

type Parts = Pick<Context, 'petManagement' | 'petUploads'>;

interface Life {
  petId: string;
  /** Whose pet it is. */
  actor: Actor;
  pet: DemoPet;
  /** Sets the portal's clock to so many days before the filling. */
  goTo: (daysAgo: number) => void;
}

/** What happened to a pet after it came in, by the use cases that people have: history, log and papers come with it. */
export async function simulateHistory(
  parts: Parts,
  { petId, actor, pet, goTo }: Life,
): Promise<void> {
  const { petManagement, petUploads } = parts;
  if (pet.vet) {
    const { name: vetName, phone: vetPhone } = pet.vet;
    const request = { description: {}, vetName, vetPhone };
    await petManagement.change(actor, petId, request, { whole: false });
    await withPaper('sterilization-contract', (file) =>
      petUploads.addDocument(actor, 'cedula', petId, file),
    );
  }
  for (const turn of pet.later ?? []) {
    goTo(turn.daysAgo);
    if (turn.to === 'adopted' && turn.family) {
      await withPaper('adoption-contract', (file) =>
        petUploads.addDocument(actor, 'contrato', petId, file),
      );
    }
    await petManagement.change(actor, petId, requestFor(turn), { whole: false });
  }
}

function requestFor(turn: DemoTurn) {
  if (turn.to === 'deleted') return { description: {}, deleted: true };
  if (turn.to !== 'adopted') return { description: {}, status: turn.to };
  const adoptedThroughUs = turn.family ? 'yes' : 'no';
  return { description: {}, status: turn.to, adoptedThroughUs, adopter: turn.family } as const;
}
