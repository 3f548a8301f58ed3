import type { DataOfCall, GivenToCall } from '#domain/contract/call.ts';
import { callPage, type ItemOf, type Query, read } from './call.ts';
import type { ListPage } from './session-client.ts';
import { type FindOptions, type Found, useFound } from './use-found.ts';

/** What a call responds: as `useFound`. */
export const useCall = <Of extends Query>(
  contract: Of,
  said: GivenToCall<Of>,
  options?: FindOptions<DataOfCall<Of>>,
): Found<DataOfCall<Of>> =>
  useFound(['call', contract.name, said], () => read(contract, said), options);

/** The same of one page of a list. */
export const useCallPage = <Of extends Query>(
  contract: Of,
  said: GivenToCall<Of>,
  options?: FindOptions<ListPage<ItemOf<Of>>>,
): Found<ListPage<ItemOf<Of>>> =>
  useFound(['page', contract.name, said], () => callPage(contract, said), options);
