/** Forgets what earlier tests left on the device, in the tab and at this place of its history. */
export function forgetVisit() {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
}
