import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as attention from './attention.ts';
import type { DashboardDependencies } from './dashboard-dependencies.ts';
import * as figures from './figures.ts';
import * as sections from './sections.ts';

export type Dashboard = ReturnType<typeof createDashboard>;

export const createDashboard = (dependencies: DashboardDependencies) =>
  bindUseCases(dependencies, attention, figures, sections);
