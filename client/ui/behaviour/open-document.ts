/** Goes to an address as a link does without scripts: the server makes the page. */
export const openDocument = (address: string): void => window.location.assign(address);
