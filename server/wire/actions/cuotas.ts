import {
  findAgreedCharges,
  findCharges,
  findOwnCharges,
  forfeitDeposit,
  noteHandBack,
  proposeCharges,
  returnCharge,
  sumCharges,
  waiveCharge,
} from '#domain/adoption/charges/charge-calls.ts';
import { implement } from '../implement.ts';

export const cuotas = [
  implement(proposeCharges, {
    summary:
      'What the organisation usually asks a family for when it adopts: `cuota.propuesta` (by its settings) and `cuota.tope` (the recorded ' +
      'costs of the pets, less what other families recovered), and the `deposito`; null where it asks for none.',
    async handle({ input: { applicationId }, viewer, context: { charges } }) {
      return { data: await charges.propose(viewer, applicationId) };
    },
  }),

  implement(findAgreedCharges, {
    summary:
      'What the contract of an application asks for. Whether it was paid stands nowhere in it: that is for who keeps the books.',
    async handle({ input: { applicationId }, viewer, context: { charges } }) {
      return { data: await charges.findAgreed(viewer, applicationId) };
    },
  }),

  implement(waiveCharge, {
    summary:
      'Nothing more is asked for, for a reason that the family reads; what was paid goes back (`por_devolver`). 409 once it is over.',
    async handle({ input: { id, reason }, viewer, address, context: { charges } }) {
      await charges.waive({ viewer, address }, id, { reason });
      return { data: null };
    },
  }),

  implement(findOwnCharges, {
    summary:
      'One’s own fees and deposits whose contract is sealed, with their payments. They are paid by the calls that donations are paid by, with ' +
      '`tipo` and `cuota_id`, and `monto` what is left of them. None is a donation.',
    async handle({ input, viewer, context: { charges } }) {
      return { data: await charges.findOwn(viewer, input) };
    },
  }),

  implement(findCharges, {
    summary: 'Fees and deposits of adoptions, the latest first, with what the ledger says of each.',
    async handle({ input, viewer, context: { charges } }) {
      const { items: data, ...page } = await charges.list(viewer, input);
      return { data, page };
    },
  }),

  implement(sumCharges, {
    summary:
      'From the ledger: how many deposits are held and how much they are (`en_custodia`), fees received, what is due, and what is owed ' +
      'back.',
    async handle({ viewer, context: { charges } }) {
      return { data: await charges.sumUp(viewer) };
    },
  }),

  implement(returnCharge, {
    summary:
      'Gives back what is owed of a fee or deposit, through the provider of each of its payments. `estado` stays `por_devolver` while a ' +
      'provider has not answered. 409 where nothing is owed.',
    waitsOutside: true,
    async handle({ input: { id }, viewer, address, context: { charges }, once }) {
      await once((record) => charges.beginReturn({ viewer, address }, id, record), {
        stands: charges.returnStands,
      });
      const { charge, owedBackCents } = await charges.sendReturn(viewer, id);
      return { data: { id, status: charge.state, owedBackCents } };
    },
  }),

  implement(noteHandBack, {
    summary:
      'Notes that what is owed was given back by a transfer of the organisation’s own, or in cash, on a day; the ledger has a line of its ' +
      'own for it.',
    async handle({ input: { id, ...back }, viewer, address, context: { charges }, once }) {
      await once((record) => charges.noteReturn({ viewer, address }, id, back, record));
      return { data: { id, status: await charges.stateOf(viewer, id) } };
    },
  }),

  implement(forfeitDeposit, {
    summary:
      'A person decides, for a reason that the family reads, that a deposit does not go back: only after the last day that was agreed on. ' +
      'The portal never does so by itself.',
    async handle({ input: { id, reason }, viewer, address, context: { charges } }) {
      await charges.forfeit({ viewer, address }, id, { reason });
      return { data: null };
    },
  }),
];
