import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as changes from './expense-changes.ts';
import { exportExpenses } from './expense-export.ts';
import {
  addFile,
  admitFile,
  announceFile,
  listFiles,
  openFile,
  removeFile,
} from './expense-files.ts';
import type { ExpenseParts } from './expense-parts.ts';
import { campaigns, findExpenses, readPetCosts, sumUp } from './expense-reading.ts';

export type ExpensesService = ReturnType<typeof createExpensesService>;

/** What animals and the organisation cost. */
export const createExpensesService = (parts: ExpenseParts) =>
  bindUseCases(
    parts,
    changes,
    { addFile, admitFile, announceFile, listFiles, openFile, removeFile },
    { campaigns, exportExpenses, findExpenses, readPetCosts, sumUp },
  );
