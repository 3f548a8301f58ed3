import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useNonce } from './nonce.tsx';
import './styles/tokens.css';

export default function Root() {
  const nonce = useNonce();
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
