import { Navigate } from 'react-router';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';

/** Leads to another page; the height of this one stays until that is there, so that nothing below it moves. */
export function Leaving({ to }: { to: string }) {
  return (
    <>
      <LoadingScreen />
      <Navigate to={to} replace />
    </>
  );
}
