/** On paper every section is open: for browsers in which `print.css` cannot open them (`::details-content`). */
export function openDetailsForPrint() {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: { details: HTMLDetailsElement; name: string }[] = [];
  window.addEventListener('beforeprint', () => {
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
  });
}
