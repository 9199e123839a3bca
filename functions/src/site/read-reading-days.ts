import { checkStored } from 'domain/content/check-part.ts'
import { samples } from 'domain/content/samples.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Working days within which the office promises an answer; the sample's where what is stored cannot be read. */
export async function readReadingDays(): Promise<number> {
  const checked = await checkStored('organisation', await read(refs.site.doc('organisation')))
  return (checked.ok ? checked.value : samples.organisation).readingDays
}
