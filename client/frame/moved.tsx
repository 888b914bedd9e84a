import { Navigate, useLocation } from 'react-router-dom';

/** Leads on from an address of earlier times; the server does the same for who comes from outside. */
export function Moved({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}
