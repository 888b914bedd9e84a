import { useChoiceControls } from './load-choice-controls.ts';

// Components of their own, so that the frame is not rendered again when the controls come.

export function ShortlistSlot() {
  const controls = useChoiceControls();
  return controls ? <controls.ShortlistLink /> : null;
}

export function ChoicesBarSlot() {
  const controls = useChoiceControls();
  return controls ? <controls.ChoicesBarHost /> : null;
}
