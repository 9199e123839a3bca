/** Clears stored data of earlier tests on the device, in the tab and in this history entry. */
export function forgetVisit() {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '')
}
