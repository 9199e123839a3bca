import { type Action, type Actor, can, VISITOR } from 'domain/permissions.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { callables, calls } from '../../support/addresses.ts'
import { adminToken } from '../../support/admin.ts'
import { call, callAt } from '../../support/client.ts'
import { isThorough } from '../../support/environment.ts'
import { serveHere } from '../../support/in-process.ts'
import { publishHere } from '../../support/pause-publishing.ts'
import {
  approvedToken,
  expired,
  pendingToken,
  revokedToken,
  strangerToken,
  suspendedToken,
} from '../../support/tokens.ts'

const admin = await adminToken()
await publishHere()
const here = await serveHere(app)
afterAll(here.close)
const atHere = isThorough ? call : callAt(here.origin)

const TOKENS: Record<string, string | undefined> = {
  none: undefined,
  garbage: 'a.b.c',
  expired: expired(admin),
  revoked: await revokedToken(),
  stranger: await strangerToken(),
  pending: await pendingToken(),
  suspended: await suspendedToken(),
  member: await approvedToken(),
  team: await approvedToken({ role: 'team', designation: 'Baker' }),
  admin,
}

const ACTORS: Record<string, Actor> = {
  none: VISITOR,
  stranger: { uid: 'owner', role: null, approved: false },
  pending: { uid: 'owner', role: 'member', approved: false },
  suspended: { uid: 'owner', role: 'admin', approved: false, suspended: true },
  member: { uid: 'owner', role: 'member', approved: true },
  team: { uid: 'owner', role: 'team', approved: true },
  admin: { uid: 'owner', role: 'admin', approved: true },
}

// Requests have an unknown id and an unknown field: with access they return 404 or 400 (registration accepts
// only forms: 415). The last line deletes the accounts that have access.
const EXPECTED = `
                                    none garbage expired revoked stranger pending suspended member team admin  action
POST /register                      415  415     415     415     415      415     415       415    415  415    -
POST /login                         400  400     400     400     400      400     400       400    400  400    -
POST /token/refresh                 400  400     400     400     400      400     400       400    400  400    -
POST /password/reset                400  400     400     400     400      400     400       400    400  400    -
GET /profile                        401  401     401     401     403      200     200       200    200  200    profile:read
PATCH /profile                      401  401     401     401     403      403     403       400    400  400    profile:change
POST /profile/resubmit              401  401     401     401     403      400     403       403    403  403    application:correct
POST /profile/appeal                401  401     401     401     403      400     403       403    403  403    application:correct
GET /blogs                          200  401     401     401     200      200     200       200    200  200    post:read-published
POST /blogs                         401  401     401     401     403      403     403       403    400  400    post:write
GET /blogs/:id                      404  401     401     401     404      404     404       404    404  404    post:read-published
PATCH /blogs/:id                    401  401     401     401     403      403     403       403    404  404    post:write
DELETE /blogs/:id                   401  401     401     401     403      403     403       403    404  404    post:write
GET /events                         200  401     401     401     200      200     200       200    200  200    post:read-published
POST /events                        401  401     401     401     403      403     403       403    400  400    post:write
GET /events/:id                     404  401     401     401     404      404     404       404    404  404    post:read-published
PATCH /events/:id                   401  401     401     401     403      403     403       403    404  404    post:write
DELETE /events/:id                  401  401     401     401     403      403     403       403    404  404    post:write
GET /pages                          200  401     401     401     200      200     200       200    200  200    post:read-published
POST /pages                         401  401     401     401     403      403     403       403    400  400    post:write
GET /pages/:id                      404  401     401     401     404      404     404       404    404  404    post:read-published
PATCH /pages/:id                    401  401     401     401     403      403     403       403    404  404    post:write
POST /pages/:id/move                401  401     401     401     403      403     403       403    400  400    post:write
DELETE /pages/:id                   401  401     401     401     403      403     403       403    404  404    post:write
POST /contact                       400  401     401     401     400      400     400       400    400  400    form:send
POST /events/:id/contact            400  401     401     401     400      400     400       400    400  400    form:send
POST /volunteers                    400  401     401     401     400      400     400       400    400  400    form:send
POST /donations                     400  401     401     401     400      400     400       400    400  400    form:send
POST /comments                      400  401     401     401     400      400     400       400    400  400    form:send
GET /comments                       401  401     401     401     403      403     403       403    200  200    comment:moderate
POST /comments/:id/approve          401  401     401     401     403      403     403       403    404  404    comment:moderate
DELETE /comments/:id                401  401     401     401     403      403     403       403    404  404    comment:moderate
GET /comments/:id                   401  401     401     401     403      403     403       403    404  404    comment:moderate
GET /forms/:name                    401  401     401     401     403      403     403       403    403  404    office:read
GET /waiting                        401  401     401     401     403      403     403       403    200  200    comment:moderate
POST /contact/:id/handle            401  401     401     401     403      403     403       403    403  400    form:handle
DELETE /contact/:id/handle          401  401     401     401     403      403     403       403    403  404    form:handle
POST /contact/:id/replies           401  401     401     401     403      403     403       403    403  400    form:handle
POST /contact/:id/replies/again     401  401     401     401     403      403     403       403    403  404    form:handle
PATCH /saved-replies                401  401     401     401     403      403     403       403    403  400    form:handle
POST /volunteers/:id/handle         401  401     401     401     403      403     403       403    403  400    form:handle
DELETE /volunteers/:id/handle       401  401     401     401     403      403     403       403    403  404    form:handle
POST /donations/:id/receive         401  401     401     401     403      403     403       403    403  404    form:handle
DELETE /donations/:id/receive       401  401     401     401     403      403     403       403    403  404    form:handle
GET /exports/forms/:name            401  401     401     401     403      403     403       403    403  404    form:export
GET /suspects                       401  401     401     401     403      403     403       403    403  200    office:read
POST /suspects/:id/accept           401  401     401     401     403      403     403       403    403  404    form:handle
DELETE /contact/:id                 401  401     401     401     403      403     403       403    403  404    form:delete
DELETE /volunteers/:id              401  401     401     401     403      403     403       403    403  404    form:delete
DELETE /donations/:id               401  401     401     401     403      403     403       403    403  404    form:delete
GET /volunteers/:id/cv              401  401     401     401     403      403     403       403    403  404    volunteer-document:view
GET /today                          401  401     401     401     403      403     403       403    403  200    office:read
GET /overview                       401  401     401     401     403      403     403       403    403  200    office:read
GET /data-kept                      401  401     401     401     403      403     403       403    403  200    office:read
GET /data-kept/:name                401  401     401     401     403      403     403       403    403  404    office:read
GET /audit                          401  401     401     401     403      403     403       403    403  200    office:read
GET /mails                          401  401     401     401     403      403     403       403    403  200    office:read
POST /mails/:id/send                401  401     401     401     403      403     403       403    403  404    mail:send
POST /health                        401  401     401     401     403      403     403       403    403  204    office:read
POST /mails/test                    401  401     401     401     403      403     403       403    403  202    mail:send
POST /site/:id/pictures             401  401     401     401     403      403     403       403    403  404    site:write
PATCH /site/:id                     401  401     401     401     403      403     403       403    403  404    site:write
POST /opening                       401  401     401     401     403      403     403       403    403  200    site:open
POST /opening/close                 401  401     401     401     403      403     403       403    403  400    site:open
POST /publishing                    401  401     401     401     403      403     403       403    202  202    site:publish
POST /publishing/everything         401  401     401     401     403      403     403       403    403  202    site:write
POST /publishing/pause              401  401     401     401     403      403     403       403    403  400    site:pause
POST /publishing/resume             401  401     401     401     403      403     403       403    403  202    site:pause
GET /files                          401  401     401     401     403      403     403       200    200  200    members-content:read
POST /files                         401  401     401     401     403      403     403       403    403  400    file:write
PATCH /files/:id                    401  401     401     401     403      403     403       403    403  404    file:write
DELETE /files/:id                   401  401     401     401     403      403     403       403    403  404    file:write
GET /files/:id/download             401  401     401     401     403      403     403       404    404  404    members-content:read
GET /files/:id/links                401  401     401     401     403      403     403       403    403  404    file:write
GET /uploads/:id                    401  401     401     401     403      403     403       403    403  404    file:write
POST /uploads/:id/pieces/:name      401  401     401     401     403      403     403       403    403  404    file:write
GET /:name/:id/versions               401  401     401     401     403      403     403       403    404  404    post:read-draft
GET /:name/:id/versions/:kept         401  401     401     401     403      403     403       403    404  404    post:read-draft
POST /:name/:id/versions/:kept        401  401     401     401     403      403     403       403    404  404    post:write
POST /blogs/:id/pictures            401  401     401     401     403      403     403       403    400  400    post:write
POST /events/:id/pictures           401  401     401     401     403      403     403       403    400  400    post:write
POST /pages/:id/pictures            401  401     401     401     403      403     403       403    400  400    post:write
GET /managed/:name                  401  401     401     401     403      403     403       403    404  404    post:read-draft
PATCH /profile/language             401  401     401     401     403      400     400       400    400  400    language:change
PATCH /profile/office-mails         401  401     401     401     403      403     403       403    403  400    office-mails:change
DELETE /profile/photograph          401  401     401     401     403      403     403       204    204  204    profile:change
GET /profile/data                   401  401     401     401     403      200     200       200    200  200    data:export
POST /profile/password              401  401     401     401     403      400     400       400    400  400    password:change
POST /password/choose               400  400     400     400     400      400     400       400    400  400    -
POST /profile/email                 401  401     401     401     403      403     403       400    400  400    email:change
POST /profile/email/links           401  401     401     401     403      403     403       404    404  404    email:change
DELETE /profile/email               401  401     401     401     403      403     403       204    204  204    email:change
GET /email-link                     404  404     404     404     404      404     404       404    404  404    -
GET /first-admin                    404  404     404     404     404      404     404       404    404  404    -
POST /first-admin                   400  400     400     400     400      400     400       400    400  400    -
POST /email-link                    400  400     400     400     400      400     400       400    400  400    -
GET /users                          401  401     401     401     403      403     403       403    403  200    user:list
GET /exports/users                  401  401     401     401     403      403     403       403    403  200    user:export
GET /users/:id                      401  401     401     401     403      403     403       403    403  404    user:view
GET /users/:id/duplicates           401  401     401     401     403      403     403       403    403  404    user:compare
DELETE /users/:id/duplicates/:other 401  401     401     401     403      403     403       403    403  404    user:compare
POST /users/:id/duplicates/:other   401  401     401     401     403      403     403       403    403  404    user:compare
GET /users/:id/history              401  401     401     401     403      403     403       403    403  404    user:view
POST /users/:id/approve             401  401     401     401     403      403     403       403    403  400    user:approve
POST /users/:id/reject              401  401     401     401     403      403     403       403    403  400    user:reject
POST /users/:id/undo                401  401     401     401     403      403     403       403    403  404    user:undo
POST /users/:id/role                401  401     401     401     403      403     403       403    403  400    user:role
POST /users/:id/suspend             401  401     401     401     403      403     403       403    403  400    user:suspend
POST /users/:id/reinstate           401  401     401     401     403      403     403       403    403  400    user:suspend
DELETE /users/:id/delete            401  401     401     401     403      403     403       403    403  404    user:delete
GET /users/:id/documents/:name      401  401     401     401     403      403     403       403    403  404    identity-document:view
POST /profile/second-factor/enter   401  401     401     401     403      400     400       400    400  400    second-factor:enter
POST /profile/second-factor         401  401     401     401     403      403     403       403    403  400    second-factor:add
POST /profile/second-factor/confirm 401  401     401     401     403      403     403       403    403  400    second-factor:add
POST /profile/second-factor/remove  401  401     401     401     403      400     400       400    400  400    second-factor:remove
POST /profile/password/check        401  401     401     401     403      400     400       400    400  400    password:change
POST /users/:id/second-factor/reset 401  401     401     401     403      403     403       403    403  404    user:reset-code
POST /callable/approveUser          401  401     401     401     403      403     403       403    403  404    user:approve
POST /callable/rejectUser           401  401     401     401     403      403     403       403    403  400    user:reject
DELETE /profile                     401  401     401     401     403      204     204       204    204  403    account:delete
`

const [head = '', ...lines] = EXPECTED.trim().split('\n')
const columns = head.trim().split(/\s+/).slice(0, -1)
const rows = lines.map((line) => {
  const [method = '', path = '', ...cells] = line.split(/\s+/)
  const action = cells.pop() ?? ''
  return { name: `${method} ${path}`, method, path, action, statuses: cells.map(Number) }
})

test('the table of tokens has a line for exactly the routes and callables', () => {
  const served = calls.map(({ name }) => name)
  const called = Object.values(callables).map((address) => `POST ${address}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...served, ...called].toSorted())
  expect(columns).toEqual(Object.keys(TOKENS))
  for (const { name, statuses } of rows) expect(statuses, name).toHaveLength(columns.length)
})

test('the table of tokens names the action of every row of the contract', () => {
  for (const { name, endpoint } of calls) {
    const { action } = rows.find((row) => row.name === name) ?? {}
    expect(action, name).toBe(endpoint.action === 'public' ? '-' : endpoint.action)
  }
})

test('the table of tokens rejects the same actors as the permission table', () => {
  for (const { name, action, path, statuses } of rows.filter((row) => row.action !== '-'))
    for (const [standing, actor] of Object.entries(ACTORS)) {
      const owner = path.startsWith('/profile') ? 'owner' : 'nobody'
      const passes = ![401, 403].includes(statuses[columns.indexOf(standing)] ?? 0)
      expect(passes, `${name} as ${standing}`).toBe(can(actor, action as Action, owner))
    }
})

test.each(rows)('$name answers every kind of token as the table says', async ({ method, path, statuses }) => {
  const address = path
    .replace(/:(id|other)/g, 'nobody')
    .replace(':name', 'cnic_front')
    .replace(':kept', 'nothing')
  const isCallable = address.startsWith('/callable')
  const json = isCallable ? { data: { id: 'nobody' } } : { nothing: true }
  const answered: Record<string, number> = {}
  for (const [who, token] of Object.entries(TOKENS)) {
    const sent = method === 'POST' || method === 'PATCH' ? { token, json } : { token }
    const answer = isCallable ? call(method, address, sent) : atHere(method, `/api/auth${address}/`, sent)
    answered[who] = (await answer).status
  }
  expect(answered).toEqual(Object.fromEntries(columns.map((who, index) => [who, statuses[index]])))
})
