import { NotFoundMessage } from '../../ui/states/not-found-message.tsx';

export function Component() {
  return <NotFoundMessage />;
}
