/** Whether the visitor asked the browser to load no more than is needed. */
export function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null || !('saveData' in connection)) return false;
  return connection.saveData === true;
}
