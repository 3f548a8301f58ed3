import type { FormEvent, FormHTMLAttributes } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A form whose answers become the query of an address: of `action`, or else of the page that it stands on. A browser can
 * send it by itself; after hydration the document stays.
 */
export function QueryForm(props: Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'method'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const action = props.action ?? pathname;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.append(name, `${value}`);
    navigate(`${action}?${query}`);
  }

  return <form {...props} method="get" action={action} onSubmit={submit} />;
}
