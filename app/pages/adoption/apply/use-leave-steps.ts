import { useLocation, useNavigate } from 'react-router';

/** The address no longer says a step of the profile's form. */
export function useLeaveSteps(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => navigate({ pathname, search }, { replace: true, preventScrollReset: true });
}
