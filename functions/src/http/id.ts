import type { Request } from 'express'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** Whether a text can be the id of a document at all. */
export const isId = (id: string): boolean => /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id)

/** The `{id}` of an address. @throws Refusal 404 for one that no document can have */
export function idOf(request: Request): string {
  const { id } = request.params
  if (typeof id !== 'string' || !isId(id)) throw new Refusal(404, texts.server.notFound)
  return id
}
