import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as changes from './expense-changes.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { exportExpenses } from './expense-export.ts';
import {
  addFile,
  admitFile,
  announceFile,
  listFiles,
  openFile,
  removeFile,
} from './expense-files.ts';
import { campaigns, findExpenses, readPetCosts, sumUp } from './expense-reading.ts';

export type ExpensesService = ReturnType<typeof createExpensesService>;

/** What animals and the organisation cost. */
export const createExpensesService = (dependencies: ExpenseDependencies) =>
  bindUseCases(
    dependencies,
    changes,
    { addFile, admitFile, announceFile, listFiles, openFile, removeFile },
    { campaigns, exportExpenses, findExpenses, readPetCosts, sumUp },
  );
