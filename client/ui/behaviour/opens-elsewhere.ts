type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link asks for a new tab, a new window or a download: such a one is the browser's. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
