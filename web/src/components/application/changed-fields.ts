import type { UserDocument } from 'domain/stored/user.ts'

type Values = Partial<Record<keyof UserDocument, unknown>>

/**
 * Returns what differs from the stored user: changed texts and chosen pictures. If the business has the home address,
 * both addresses change together.
 */
export function changedFields(user: UserDocument, values: Values): Record<string, string | File> {
  const changes: Record<string, string | File> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) changes[name] = value
    else if (typeof value === 'string' && value.trim() !== (user[name as keyof UserDocument] ?? ''))
      changes[name] = value
  }
  const { address } = changes
  if (address !== undefined && user.business_address === user.address && !('business_address' in values))
    changes['business_address'] = address
  return changes
}
