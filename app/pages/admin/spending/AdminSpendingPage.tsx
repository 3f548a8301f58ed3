import { useSpendingText } from '#app/i18n/spending/use-spending-text.ts';
import { AdminViews } from '../AdminViews.tsx';
import { Publishing } from './Publishing.tsx';
import { SpendingResult } from './SpendingResult.tsx';
import { SpendingRules } from './SpendingRules.tsx';

/** In the order of their tabs. */
const views = [
  { word: '', name: 'result', View: SpendingResult },
  { word: 'reglas', name: 'rules', View: SpendingRules },
  { word: 'publicar', name: 'publish', View: Publishing },
] as const;

export { Workspace as Layout } from '#app/workspace/Workspace.tsx';

export default function AdminSpendingPage() {
  return <AdminViews text={useSpendingText()} views={views} />;
}
