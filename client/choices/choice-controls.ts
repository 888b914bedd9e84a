import { ChoiceToggles } from './choice-toggles.tsx';
import { ChoicesBarHost } from './choices-bar-host.tsx';
import { ShortlistLink } from './shortlist-link.tsx';

/** What is loaded together once a page can be used. */
export const choiceControls = { ChoiceToggles, ChoicesBarHost, ShortlistLink };
