import { type ApplicationState, applicationMachine } from '#domain/adoption/application-machine.ts';

/** Of the heading of a column of the board. */
export const columnId = (state: ApplicationState): string =>
  `columna-${applicationMachine.states.toWire(state)}`;
