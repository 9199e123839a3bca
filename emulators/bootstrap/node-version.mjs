/** Returns whether this Node can start the launcher. @param {string} version such as '20.19.0' */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}
