/** Lets the browser answer the visitor before the work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
