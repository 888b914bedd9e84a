/*
 * Browsers' translators and extensions change the page that React holds for its own: they put elements in place of its
 * texts, and wrap its elements. React then takes out or looks for what is elsewhere by now, which throws and costs the
 * visitor the page, or writes into a text that nobody sees (docs/decisions/034).
 */

declare global {
  interface Window {
    /** Ends the inline script's notes, and gives what was changed in the page since it was parsed. */
    foreignChanges?: () => MutationRecord[];
  }
}

/** What was put in place of a text that was taken out. */
const standIns = new WeakMap<Node, ChildNode>();

/** Where React may find something else than the server sent. */
let isChanged = false;

/**
 * Makes the page again what the server sent, as it has to be where React hydrates it: for a text in another
 * language React would make all of it anew, without what was typed.
 * @returns Whether anything was changed.
 */
export function undoForeignChanges(): boolean {
  const changes = window.foreignChanges?.() ?? [];
  const inUse = document.activeElement as (HTMLElement & Partial<HTMLInputElement>) | null;
  const { selectionStart, selectionEnd, selectionDirection } = inUse ?? {};
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    // Nobody notes what is changed in an element while it is out of the page.
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, next);
  }
  // What is moved loses the focus.
  if (inUse !== document.activeElement) {
    inUse?.focus({ preventScroll: true });
    // Some kinds of fields do not tell what is selected.
    if (typeof selectionStart === 'number')
      inUse?.setSelectionRange?.(selectionStart, selectionEnd ?? null, selectionDirection ?? undefined);
  }
  isChanged = changes.length > 0;
  return isChanged;
}

/**
 * From now on React finds what stands in place of its own, and a text that it writes into is shown again, so that it is
 * translated anew.
 */
export function bearForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const standing = standingIn(this, child);
    if (standing) removeChild.call(this, standing);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null): Child {
    insertBefore.call(this, node, next && standingIn(this, next));
    return node;
  };

  const observer = new MutationObserver((changes) => {
    const foreign = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isForeign));
    // Where React has been, prose of the store's and what packages put in are not React's either.
    if ([...foreign].some(({ parentElement }) => isForeign(parentElement))) isChanged = true;
    // Nothing of the site is one.
    if ([...foreign].some(({ localName }) => localName === 'font')) isChanged = true;
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      // React has written a text that was taken out.
      if (type === 'characterData' && !target.isConnected) standIns.get(target)?.replaceWith(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        const standIn = [addedNodes[0], previousSibling, nextSibling].find(
          (node) => isForeign(node) && foreign.delete(node),
        );
        if (!isForeign(standIn)) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Tells of what React could mend in hydrating the page, where that is the site's own fault. */
export function reportOwnFault(error: unknown): void {
  if (!isChanged) reportError(error);
}

/** What of a parent's children is a node, stands in its place or holds it; null where nothing does. */
function standingIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let standing: Node | null = standIns.get(node) ?? node.parentNode;
  while (standing && standing.parentNode !== parent) standing = standing.parentNode;
  return standing;
}

/** React marks its own. */
const isForeign = (node: Node | null | undefined): node is Element =>
  node instanceof Element && !Object.keys(node).some((key) => key.startsWith('__react'));
