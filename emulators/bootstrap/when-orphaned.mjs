const BETWEEN_LOOKS_MS = 500

/**
 * Calls `act` once the parent process has ended. A signal to npm ends npm and its shell, and reaches nothing
 * that they have started (Ctrl-C in a terminal does); Windows says nothing of it.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  const parent = process.ppid
  // looked at again and again, since no system tells a process of its parent's end
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }, BETWEEN_LOOKS_MS)
  timer.unref()
}
