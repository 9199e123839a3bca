import { checkStored } from 'domain/content/check-part.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { samples } from 'domain/content/samples.ts'
import { withDefaults } from 'domain/content/with-defaults.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Working days within which the office promises an answer; the sample's where what is stored cannot be read. */
export async function readReadingDays(): Promise<number> {
  const checked = await checkStored('organisation', await read(refs.site.doc('organisation')))
  return (checked.ok ? checked.value : samples.organisation).readingDays
}

/**
 * In whose name mails are written, as the office stored it: a rule that has become stricter since stops no mail, and never does a
 * sample stand in for what the office wrote. What is no text at all makes the mail wait, as an unreachable server does.
 * @throws Error naming the fields
 */
export async function readOrganisation(): Promise<Organisation> {
  const stored = await read(refs.site.doc('organisation'))
  const laid = withDefaults(samples.organisation, stored ?? {})
  const wrong = Object.keys(findShapeErrors(samples.organisation, laid))
  if (wrong.length > 0) throw new Error(`site/organisation cannot be read: ${wrong.join(', ')}`)
  return laid as Organisation
}
