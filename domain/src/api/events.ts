import type { ChamberEvent } from '../event.ts'
import { eventSchema } from '../schemas/event.ts'
import type { Endpoint } from './endpoint.ts'

const body = { as: 'json or form', schema: eventSchema, pictures: ['image'] } as const

export const createEvent = {
  method: 'POST',
  path: '/api/auth/events/',
  action: 'post:write',
  status: 201,
  body,
  answer: {} as ChamberEvent,
} as const satisfies Endpoint

export const changeEvent = {
  method: 'PATCH',
  path: '/api/auth/events/:id/',
  action: 'post:write',
  body: { ...body, isPartial: true },
  hasVersion: true,
  answer: {} as ChamberEvent,
} as const satisfies Endpoint

export const deleteEvent = {
  method: 'DELETE',
  path: '/api/auth/events/:id/',
  action: 'post:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint
