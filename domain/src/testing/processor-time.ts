/** Milliseconds that the processor worked for this thread while `work` ran: a busy machine takes longer, and not more of them. */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
