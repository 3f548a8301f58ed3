import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { isBehind, leftAddress, useNotedLocations } from './left-lists.ts';

interface Props {
  /** Of the list, without what it is asked for. */
  path: string;
  className?: string;
  children: ReactNode;
}

/** From what a list led to: back to it with its filters and its page, and where its reader was. */
export function BackToList({ path, className, children }: Props) {
  const navigate = useNavigate();
  useNotedLocations();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isBehind(path)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={leftAddress(path)} onClick={goBack} className={className}>
      {children}
    </Link>
  );
}
