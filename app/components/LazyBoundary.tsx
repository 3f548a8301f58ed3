import { createContext, type ReactNode, Suspense, useContext } from 'react';

/** Called for each fallback that is rendered. Only the server's renderer provides one. */
export const FallbackListener = createContext<(() => void) | undefined>(undefined);

interface Props {
  fallback?: ReactNode;
  children: ReactNode;
}

/** `Suspense` around a lazy component. The server is told of its fallback, and waits for the component instead. */
export function LazyBoundary({ fallback, children }: Props) {
  return <Suspense fallback={<Fallback>{fallback}</Fallback>}>{children}</Suspense>;
}

function Fallback({ children }: { children: ReactNode }) {
  useContext(FallbackListener)?.();
  return children;
}
