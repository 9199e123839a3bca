import type { ChamberEvent, PublicEvent } from '../event.ts'
import { eventSchema } from '../schemas/event.ts'
import type { Endpoint } from './endpoint.ts'
import { POST_LIST_QUERY } from './post-list-query.ts'

const body = { as: 'json or form', schema: eventSchema, pictures: ['image'] } as const

/** What is published; with a team member's or an admin's token drafts too. `X-Total-Count` says how many match. */
export const listEvents = {
  method: 'GET',
  path: '/api/auth/events/',
  action: 'post:read-published',
  query: POST_LIST_QUERY,
  answer: [] as PublicEvent[],
} as const satisfies Endpoint

/** A published one; with a team member's or an admin's token a draft too. */
export const getEvent = {
  method: 'GET',
  path: '/api/auth/events/:id/',
  action: 'post:read-published',
  answer: {} as PublicEvent,
} as const satisfies Endpoint

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
  answer: {} as ChamberEvent,
} as const satisfies Endpoint

export const deleteEvent = {
  method: 'DELETE',
  path: '/api/auth/events/:id/',
  action: 'post:write',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint
