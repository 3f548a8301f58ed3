import { wirePath } from '#domain/contract/translate.ts';
import {
  changeDedication,
  findDedications,
  openDedication,
  printDedication,
  refuseCards,
  stopDedication,
} from '#domain/dedications/dedication-calls.ts';
import { writtenDedication } from '#domain/dedications/dedication-shapes.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { withWireNames } from '../field-names.ts';
import { implement } from '../implement.ts';
import { giverOf } from '../schemas/payment-requests.ts';

export const dedicatorias = [
  implement(findDedications, {
    summary:
      'The cards that go with one’s own donations, in honor or in memory of somebody; the latest 50.',
    async handle({ viewer, context }) {
      return { data: await context.dedications.list(viewer) };
    },
  }),

  implement(openDedication, {
    summary:
      'The card of a donation of one’s own, or of the one whose `clave` this is; null where it has none. It is `en_espera` until the ' +
      'donation is paid, and `cancelada` once that has gone back.',
    async handle(call) {
      const { donationId } = call.input;
      return { data: await call.context.dedications.find(await giverOf(call), donationId) };
    },
  }),

  implement(changeDedication, {
    summary:
      'Changes a card that was not sent; one that was stopped leaves after all. By mail (`entrega` `correo`) it goes to one address ' +
      'on `dia`, once the donation is paid.',
    async handle(call) {
      const { input, address, context } = call;
      const asking = { giver: await giverOf(call), address };
      const data = await withWireNames(
        (field) => wirePath(writtenDedication, field),
        () => context.dedications.change(asking, input.donationId, input.dedication),
      );
      return { data };
    },
  }),

  implement(stopDedication, {
    summary: 'A card that was not sent does not leave, unless it is changed again.',
    async handle(call) {
      const asking = { giver: await giverOf(call), address: call.address };
      return { data: await call.context.dedications.stop(asking, call.input.donationId) };
    },
  }),

  implement(printDedication, {
    summary: 'The card of a donation that was paid, as a PDF to print.',
    async handle(call) {
      const giver = await giverOf(call);
      return pdfFile(await call.context.dedications.print(giver, call.input.donationId));
    },
  }),

  implement(refuseCards, {
    summary:
      'By the link of a card (`clave`): its receiver gets no other one, whoever sends it, and their address is erased.',
    async handle({ input: { key }, address, context }) {
      await context.dedications.refuse(key, address);
      return { data: null };
    },
  }),
];
