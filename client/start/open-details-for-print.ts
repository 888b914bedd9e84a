/** On paper every section is open: for browsers in which `print.css` cannot open them (`::details-content`). */
export function openDetailsForPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  // What paper opens is not what the visitor opened: nobody is to hear of it.
  const silence = (event: Event) => event.stopImmediatePropagation();
  let opened: { details: HTMLDetailsElement; name: string }[] = [];
  window.addEventListener('beforeprint', () => {
    window.addEventListener('toggle', silence, true);
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((details) => ({
      details,
      name: details.name,
    }));
    for (const { details } of opened) {
      // Of those with one name only one can be open.
      details.name = '';
      details.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const { details, name } of opened) {
      details.open = false;
      details.name = name;
    }
    opened = [];
    setTimeout(() => window.removeEventListener('toggle', silence, true));
  });
}
