import { checkStored } from 'domain/content/check-part.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Whether something is collected for this. Where the list cannot be read, pages show an earlier one: then all of it is believed. */
export async function isCause(id: string): Promise<boolean> {
  const checked = await checkStored('causes', await read(refs.site.doc('causes')))
  return !checked.ok || checked.value.causes.some((cause) => cause.id === id)
}
