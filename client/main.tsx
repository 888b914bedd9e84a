import './site.tsx';
import './pages.tsx';
import './theme/fonts.css';
import { nextTask } from './start/next-task.ts';

// Evaluated at once, a page's code would keep a phone from answering for a quarter of a second: what hydrates the
// page, with React's renderer, has a task of its own. The server has the browser fetch it beforehand.
await nextTask();
await import('./start/hydrate.tsx');
