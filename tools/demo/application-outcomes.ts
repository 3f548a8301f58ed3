import type { DemoApplication } from '#content/demo/demo-applications.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Moment } from './application-moment.ts';
import { viewerOf } from './donations.ts';
import type { Filling } from './filling.ts';
import { withPhoto } from './photo.ts';

/** A flourish, as somebody draws it on a telephone. */
const signature = [
  [0.12, 0.62],
  [0.22, 0.2],
  [0.3, 0.72],
  [0.42, 0.38],
  [0.5, 0.64],
  [0.6, 0.42],
  [0.72, 0.6],
  [0.88, 0.48],
];

/** Beside the place that its family applied from. */
const home = { street: 'Calle Ceiba', exteriorNumber: '12', neighborhood: 'Centro' };

/** One that both have signed is sealed once the portal runs. */
export function contractOf(
  { contract }: DemoApplication,
  { context: { contracts }, people: { rescuer, administrator } }: Filling,
  family: Account,
  idOf: () => string,
): Moment[] {
  if (!contract) return [];
  let contractId = '';
  const prepare = async () => {
    const { charges } = contract;
    const asked = charges && {
      feeCents: charges.fee * 100,
      depositCents: charges.deposit * 100,
    };
    const viewer = viewerOf(charges ? administrator : rescuer);
    contractId = (await contracts.prepare(viewer, idOf(), asked)).id;
  };
  const completes = async () => {
    const viewer = viewerOf(family);
    const found = await contracts.find(viewer, contractId);
    if (found.family) await contracts.complete(viewer, contractId, home);
  };
  const signs = (daysAgo: number, account: Account): Moment => ({
    daysAgo,
    async happen() {
      const actor = { viewer: viewerOf(account), address: '' };
      const input = { name: account.name, strokes: [signature] };
      await contracts.sign(actor, contractId, input);
    },
  });
  return [
    { daysAgo: contract.daysAgo, happen: prepare },
    { daysAgo: contract.family, happen: completes },
    signs(contract.family, family),
    ...(contract.rescuer === undefined ? [] : [signs(contract.rescuer, rescuer)]),
  ];
}

/** How the pet is doing with the family that adopted it. */
export function followUpsOf(
  { followUps = [] }: DemoApplication,
  { context, people }: Filling,
  family: Viewer,
  idOf: () => string,
): Moment[] {
  return followUps.map(({ daysAgo, photo, ...input }) => ({
    daysAgo,
    async happen() {
      await context.followUps.sendDue();
      const sent = await context.followUps.listOf(family, idOf());
      const asked = sent.findLast(({ sentAt }) => sentAt !== null);
      if (!asked) return;
      const actor = { viewer: family, address: '' };
      await context.followUps.respond(actor, asked.id, input);
      if (!photo) return;
      const photoId = await withPhoto(photo, (file) =>
        context.followUps.addPhoto(actor, asked.id, file),
      );
      await context.followUps.allowPhoto(actor, asked.id, { photoId, isAllowed: true });
      const shown = { applicationId: idOf(), photoId, isShown: true };
      await context.followUps.showPhoto(viewerOf(people.rescuer), shown);
    },
  }));
}
