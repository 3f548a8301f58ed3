import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isBehind, leftAddress } from './left-lists.ts';

interface Props {
  /** Of the list, without what it is asked for. */
  path: string;
  children: ReactNode;
}

/** From what a list led to: back to it with its filters and its page, and where its reader was. */
export function BackToList({ path, children }: Props) {
  const navigate = useNavigate();
  // What is noted is read anew wherever the reader goes.
  useLocation();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isBehind(path)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={leftAddress(path)} onClick={goBack}>
      {children}
    </Link>
  );
}
