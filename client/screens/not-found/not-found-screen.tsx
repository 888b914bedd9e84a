import { NotFoundMessage } from '../../ui/not-found-message.tsx';

export function Component() {
  return <NotFoundMessage />;
}
