import { checkStored, fillPart } from 'domain/content/check-part.ts'
import { findShapeErrors } from 'domain/content/find-shape-errors.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import { samples } from 'domain/content/samples.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Returns the working days within which the office promises an answer. Uses the sample's if the stored part cannot be read. */
export async function readReadingDays(): Promise<number> {
  const checked = await checkStored('organisation', await read(refs.site.doc('organisation')))
  return (checked.ok ? checked.value : samples.organisation).readingDays
}

/** Returns where offline donations are paid, as pages show it; nothing if the stored part cannot be read. */
export async function readWaysToPay(): Promise<Partial<Pick<Organisation, 'bank' | 'ways'>>> {
  const checked = await checkStored('organisation', await read(refs.site.doc('organisation')))
  if (!checked.ok) return {}
  const { bank, ways } = checked.value
  return { bank, ways }
}

/**
 * Reads the organisation in whose name mails are written. A stricter rule stops no mail, and a sample never replaces what the
 * office wrote. If a field is no text, the mail waits, as with an unreachable server.
 * @throws Error naming the fields
 */
export async function readOrganisation(): Promise<Organisation> {
  const laid = fillPart('organisation', await read(refs.site.doc('organisation')))
  const wrong = Object.keys(findShapeErrors(samples.organisation, laid))
  if (wrong.length > 0) throw new Error(`site/organisation cannot be read: ${wrong.join(', ')}`)
  return laid as Organisation
}
