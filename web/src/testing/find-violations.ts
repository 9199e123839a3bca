import axe from 'axe-core'

/** Returns the violations that axe finds in the rendered part: the rule and the elements. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
