/**
 * Acts once the process that started this one has ended. A signal to npm ends npm and its shell, and reaches nothing
 * that they have started (Ctrl-C in a terminal does); Windows says nothing of it.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  const parent = process.ppid
  const look = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    act()
  }
  const timer = setInterval(look, 500)
  timer.unref()
}
