/** Processor time that this process has used so far, in seconds. */
export async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
