import { isDeepStrictEqual } from 'node:util'
import { checkPart } from 'domain/content/check-part.ts'
import type { Content, ContentPart } from 'domain/content/content.ts'
import { audit } from '../audit/audit.ts'
import { refuseFields } from '../http/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'

/**
 * Stores what the office says in one part of its site. `noteSiteChange` has it published, as what is written in the console: its event
 * comes until it was handled, and a second rise here would only be a second pass.
 * @param sent the whole part
 * @param by uid of who does it
 * @throws Refusal naming every field that is wrong; 401 or 403 when she may no longer write
 */
export async function storeContent<Part extends ContentPart>(
  part: Part,
  sent: unknown,
  by: string,
  now = new Date().toISOString(),
): Promise<Content[Part]> {
  const checked = await checkPart(part, sent)
  if (!checked.ok) throw refuseFields(checked.errors)
  const { value } = checked
  await transactAs({ uid: by, action: 'site:write' }, `store ${part}`, async (tx) => {
    const before = await tx.read(refs.site.doc(part))
    tx.replace(refs.site.doc(part), { ...value })
    audit(tx, { actor: by, action: 'site:update', target: part, at: now, details: changed(before, value) })
  })
  return value
}

/** Names of the fields that differ from what was stored. */
const changed = (before: Record<string, unknown> = {}, after: object): string[] =>
  Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(value, before[name]))
    .map(([name]) => name)
