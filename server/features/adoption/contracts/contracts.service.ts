import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { complete } from './complete-contract.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import * as templates from './contract-templates.ts';
import * as finding from './find-contract.ts';
import { prepare } from './prepare-contract.ts';
import * as signing from './sign-contract.ts';

export type ContractsService = ReturnType<typeof createContractsService>;

/** Contracts of adoption applications: their text, their signatures, and whether a copy is genuine. */
export const createContractsService = (dependencies: ContractDependencies) =>
  bindUseCases(dependencies, templates, finding, { prepare, complete }, signing);
