/**
 * Measures the processor time of this thread during `work`, in milliseconds. A busy machine does not increase
 * it.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
