import axe from 'axe-core'

/** What axe finds wrong with the part of the page that a test shows: the rule and where. */
export async function findViolations(): Promise<string[]> {
  // a colour on its way to another has too little contrast for a moment
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
