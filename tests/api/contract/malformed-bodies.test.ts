import type { Blog } from 'domain/blog.ts'
import type { ChamberEvent } from 'domain/event.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import type { OfficePage } from 'domain/pages/page.ts'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { api, callables, calls } from '../../support/addresses.ts'
import { adminToken, counts } from '../../support/admin.ts'
import { applicant, formOf } from '../../support/applicant.ts'
import { call, callAt, post as send, registerNewcomer } from '../../support/client.ts'
import { isThorough } from '../../support/environment.ts'
import { serveHere } from '../../support/in-process.ts'
import { MALFORMED_BODIES, type Wanted } from '../../support/malformed-bodies.ts'
import { plainImage } from '../../support/pictures.ts'
import { approvedToken } from '../../support/tokens.ts'

const admin = await adminToken()
// a user of this file alone, since requests are counted by account
const team = await approvedToken({ role: 'team', designation: 'Baker' })
const member = await approvedToken()
const pending = await registerNewcomer()

const blog = { title: 'Some title', description: 'Text.' }
const event = { ...blog, date: '2030-01-02', time: '10:00', location: 'Hall' }
const officePage = { title: 'Fees', name: 'malformed-bodies', description: 'Text.', linked_in: 'none' }
const { body: someBlog } = await call<Blog>('POST', api.blogs, { token: team, json: blog })
const { body: someEvent } = await call<ChamberEvent>('POST', api.events, { token: team, json: event })
const file = { title: 'Fees', date: '2030-01-02' }
const pdf = new Blob(['%PDF-1.7 %%EOF'])
const { body: someFile } = await send<ListedFile>(api.files, formOf(file, { file: pdf }), admin)
const { body: somePage } = await call<OfficePage>('POST', api.pages, { token: team, json: officePage })
const card = await plainImage(600, 400).jpeg().toBuffer()

// in one process: through Hosting each body takes long
const here = await serveHere(app)
const atHere = isThorough ? call : callAt(here.origin)
const before = await counts()
afterAll(here.close)
afterAll(() => call('DELETE', api.file(someFile.id), { token: admin }))

interface Sender extends Omit<Wanted, 'as'> {
  token?: string
  /** The id in the address. */
  id?: string
}

const around = (json: string) => `{"data":${json}}`
const sender = { email: 'sender@example.org' }
const nobody = { whole: {}, field: 'nothing', id: 'nobody' }

/** A valid body for each route, and the text field that gets the malformed values. */
const SENDERS: Record<string, Sender> = {
  'POST /register': { whole: { ...applicant(), cnic_front: card, cnic_back: card }, field: 'business' },
  'POST /login': {
    whole: { email: pending.fields.email, password: pending.fields.password },
    field: 'email',
  },
  'POST /token/refresh': { whole: { refresh: pending.refresh }, field: 'refresh' },
  'POST /password/reset': { whole: { email: pending.fields.email }, field: 'email' },
  'PATCH /profile': { whole: { city: 'Mansehra' }, field: 'city', token: member },
  'PATCH /profile/language': { whole: { language: 'en' }, field: 'language', token: member },
  'PATCH /profile/office-mails': {
    whole: { daily: true, applications: false },
    field: 'daily',
    token: admin,
  },
  'DELETE /profile/photograph': { ...nobody, token: member },
  'POST /profile/email': {
    whole: { email: 'new@example.org', password: 'not hers' },
    field: 'email',
    token: member,
  },
  'POST /profile/password': {
    whole: { current: PASSWORD, password: 'three walnut trees' },
    field: 'current',
    token: member,
  },
  'POST /password/choose': { whole: { code: 'swordfish', password: 'three walnut trees' }, field: 'code' },
  'POST /profile/email/links': { ...nobody, token: member },
  'DELETE /profile/email': { ...nobody, token: member },
  'POST /first-admin': {
    whole: { code: 'a.b', first_name: 'Gul', last_name: 'Khan', password: 'three walnut trees' },
    field: 'first_name',
  },
  'POST /email-link': { whole: { code: 'a.new.b.c' }, field: 'code' },
  'DELETE /profile': { ...nobody, token: admin },
  'POST /profile/appeal': { whole: { appeal: 'The card is mine.' }, field: 'appeal', token: pending.access },
  'POST /profile/resubmit': { whole: { first_name: 'Gul' }, field: 'first_name', token: pending.access },
  'POST /blogs': { whole: blog, field: 'title', token: team },
  'PATCH /blogs/:id': { whole: blog, field: 'description', token: team, id: someBlog.id },
  'DELETE /blogs/:id': { ...nobody, token: team },
  'POST /events': { whole: event, field: 'location', token: team },
  'PATCH /events/:id': { whole: event, field: 'title', token: team, id: someEvent.id },
  'DELETE /events/:id': { ...nobody, token: team },
  'POST /pages': { whole: { ...officePage, name: 'other' }, field: 'title', token: team },
  'PATCH /pages/:id': { whole: officePage, field: 'description', token: team, id: somePage.id },
  'POST /pages/:id/move': { whole: { direction: 'up' }, field: 'direction', token: team, id: somePage.id },
  'DELETE /pages/:id': { ...nobody, token: team },
  'POST /contact': {
    whole: { ...sender, name: 'Gul', lastname: 'Khan', subject: 'Fees', events: 'none', notes: 'How much?' },
    field: 'notes',
  },
  'POST /events/:id/contact': {
    whole: { ...sender, name: 'Gul', message: 'Is there parking?' },
    field: 'message',
    id: someEvent.id,
  },
  'POST /volunteers': {
    whole: { ...sender, first_name: 'Gul', subject: 'Books', case_description: 'I keep books.' },
    field: 'case_description',
  },
  'POST /donations': {
    whole: {
      ...sender,
      amount: 50,
      first_name: 'Gul',
      last_name: 'Khan',
      address: 'Here',
      message: 'For looms.',
      payment_method: 'offline',
    },
    field: 'message',
  },
  'POST /comments': {
    whole: { ...sender, blog: someBlog.id, name: 'Gul', comment: 'Well said.' },
    field: 'comment',
  },
  'PATCH /site/:id': {
    whole: { calling: 'In Urdu.' },
    field: 'calling',
    token: admin,
    id: 'organisation',
  },
  'POST /site/:id/pictures': { whole: {}, field: 'nothing', token: admin, id: 'team' },
  'POST /files': { whole: file, field: 'title', token: admin },
  'PATCH /files/:id': { whole: file, field: 'languages', token: admin, id: someFile.id },
  'DELETE /files/:id': { ...nobody, token: admin },
  'POST /uploads/:id/pieces/:name': {
    whole: { piece: card },
    field: 'nothing',
    token: admin,
    id: `${'a'.repeat(64)}-60`,
  },
  'POST /blogs/:id/pictures': { whole: {}, field: 'nothing', token: team, id: 'nobody' },
  'POST /events/:id/pictures': { whole: {}, field: 'nothing', token: team, id: 'nobody' },
  'POST /pages/:id/pictures': { whole: {}, field: 'nothing', token: team, id: 'nobody' },
  'POST /comments/:id/approve': { ...nobody, token: team },
  'DELETE /comments/:id': { ...nobody, token: team },
  'DELETE /contact/:id': { ...nobody, token: admin },
  'DELETE /volunteers/:id': { ...nobody, token: admin },
  'DELETE /donations/:id': { ...nobody, token: admin },
  'POST /contact/:id/handle': { whole: { state: 'handled' }, field: 'state', token: admin, id: 'nobody' },
  'DELETE /contact/:id/handle': { ...nobody, token: admin },
  'POST /contact/:id/replies': { whole: { text: 'Yes.' }, field: 'text', token: admin, id: 'nobody' },
  'POST /contact/:id/replies/again': { ...nobody, token: admin },
  'PATCH /saved-replies': { whole: { replies: [] }, field: 'replies', token: admin },
  'POST /volunteers/:id/handle': { whole: { state: 'handled' }, field: 'state', token: admin, id: 'nobody' },
  'DELETE /volunteers/:id/handle': { ...nobody, token: admin },
  'POST /donations/:id/receive': { ...nobody, token: admin },
  'DELETE /donations/:id/receive': { ...nobody, token: admin },
  'POST /suspects/:id/accept': { ...nobody, token: admin },
  'POST /mails/:id/send': { ...nobody, token: admin },
  'POST /health': { ...nobody, token: member },
  'POST /mails/test': { ...nobody, token: member },
  'POST /publishing': { ...nobody, token: member },
  'POST /publishing/everything': { ...nobody, token: member },
  'POST /publishing/pause': { whole: { reason: 'A wrong price.' }, field: 'reason', token: admin },
  'POST /publishing/resume': { ...nobody, token: member },
  'POST /opening': { ...nobody, token: member },
  'POST /opening/close': { whole: { reason: 'A wrong price.' }, field: 'reason', token: admin },
  'POST /users/:id/approve': {
    whole: { office_note: 'Seen.' },
    field: 'office_note',
    token: admin,
    id: pending.user.id,
  },
  'POST /users/:id/reject': {
    whole: { rejection_reason: 'Too dark.' },
    field: 'rejection_reason',
    token: admin,
    id: pending.user.id,
  },
  'POST /users/:id/role': {
    whole: { role: 'team', designation: 'Baker', reason: 'Joined.' },
    field: 'reason',
    token: admin,
    id: pending.user.id,
  },
  'POST /users/:id/suspend': { whole: { reason: 'Fee' }, field: 'reason', token: admin, id: pending.user.id },
  'POST /users/:id/reinstate': {
    whole: { reason: 'Paid' },
    field: 'reason',
    token: admin,
    id: pending.user.id,
  },
  'POST /users/:id/undo': { ...nobody, token: admin },
  'POST /:name/:id/versions/:kept': { ...nobody, token: team },
  'DELETE /users/:id/delete': { ...nobody, token: admin },
  'DELETE /users/:id/duplicates/:other': { ...nobody, token: admin },
  'POST /users/:id/duplicates/:other': { ...nobody, token: admin },
  'POST /profile/second-factor/enter': { whole: { code: '123456' }, field: 'code', token: member },
  'POST /profile/second-factor': { whole: { password: 'not hers' }, field: 'password', token: admin },
  'POST /profile/second-factor/confirm': { whole: { code: '123456' }, field: 'code', token: admin },
  'POST /profile/second-factor/remove': { whole: { code: '123456' }, field: 'code', token: member },
  'POST /profile/password/check': { whole: { password: 'not hers' }, field: 'password', token: member },
  'POST /users/:id/second-factor/reset': { ...nobody, token: admin },
  'POST /callable/approveUser': { whole: { id: pending.user.id }, field: 'id', token: admin, around },
  'POST /callable/rejectUser': {
    whole: { id: pending.user.id, rejection_reason: 'Too dark.' },
    field: 'rejection_reason',
    token: admin,
    around,
  },
}

// The content of a refresh token is not checked, so a malformed one counts as expired. Routes without a body
// ignore it: the id is unknown, and no admin deletes their own account.
const EXPECTED = `
                                    cut bytes list packed utf16 plain query cutform noform noname extra proto constr huge deep notext nul lone rlo
POST /register                form  415 415   415  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /login                   json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /token/refresh           json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    401 401  401
POST /password/reset          json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /profile/email           json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /profile/password        json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    403 403  403
POST /password/choose         json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    404 404  404
POST /first-admin             json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /email-link              json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    404 404  404
POST /profile/email/links     json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /profile/email         json  204 204   204  204    204   204   204   204     204    204    204   204   204    204  204  204    204 204  204
PATCH /profile                json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
PATCH /profile                form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /profile/appeal          json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /profile/resubmit        json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /profile/resubmit        form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /blogs                   json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /blogs                   form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
PATCH /blogs/:id              json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
PATCH /blogs/:id              form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /events                  json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /events                  form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
PATCH /events/:id             json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
PATCH /events/:id             form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /pages                   json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /pages                   form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
PATCH /pages/:id              json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
PATCH /pages/:id              form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /pages/:id/move          json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/reject        json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/role          json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/suspend       json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/reinstate     json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /contact                  json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /events/:id/contact       json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /volunteers               json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /volunteers               form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /donations                json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /comments                 json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /profile/second-factor/enter json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    409 409  409
POST /profile/second-factor   json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    403 403  403
POST /profile/second-factor/confirm json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    409 409  409
POST /profile/second-factor/remove json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    204 204  204
POST /profile/password/check  json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    403 403  403
POST /users/:id/second-factor/reset json 404 404 404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /callable/approveUser    json  400 400   400  400    400   400   400   400     400    400    400   400   400    400  400  400    400 400  400
POST /callable/rejectUser     json  400 400   400  400    400   400   400   400     400    400    400   400   400    400  400  400    400 400  400
PATCH /site/:id               json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /site/:id/pictures       json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /site/:id/pictures       form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /files                   json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /files                   form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
PATCH /files/:id              json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
PATCH /files/:id              form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
DELETE /files/:id             json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /uploads/:id/pieces/:name form 415 415   415  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /blogs/:id/pictures       json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /blogs/:id/pictures       form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /events/:id/pictures       json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /events/:id/pictures       form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /pages/:id/pictures       json  400 400   400  415    415   415   415   400     400    400    400   400   400    413  400  400    400 400  400
POST /pages/:id/pictures       form  400 400   400  415    415   415   415   400     400    400    400   400   400    400  400  400    400 400  400
POST /suspects/:id/accept     json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /mails/:id/send          json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /health                  json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /mails/test              json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /publishing              json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /publishing/everything   json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /publishing/pause        json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /publishing/resume       json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /opening                 json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
POST /opening/close           json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/approve       json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /users/:id/undo          json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /:name/:id/versions/:kept json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /blogs/:id             json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /events/:id            json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /pages/:id             json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /comments/:id/approve    json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /comments/:id          json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
PATCH /profile/language       json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
PATCH /profile/office-mails   json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /contact/:id/handle      json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /contact/:id/replies     json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
POST /contact/:id/replies/again json 404 404  404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
PATCH /saved-replies          json  400 400   400  415    415   415   415   415     415    415    400   400   400    400  400  400    400 400  400
POST /volunteers/:id/handle   json  400 400   400  415    415   415   415   415     415    415    400   400   400    413  400  400    400 400  400
DELETE /contact/:id/handle    json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /volunteers/:id/handle json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /donations/:id/receive   json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /donations/:id/receive json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /contact/:id           json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /volunteers/:id        json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /donations/:id         json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /users/:id/delete      json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /users/:id/duplicates/:other json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
POST /users/:id/duplicates/:other   json  404 404   404  404    404   404   404   404     404    404    404   404   404    404  404  404    404 404  404
DELETE /profile/photograph    json  204 204   204  204    204   204   204   204     204    204    204   204   204    204  204  204    204 204  204
DELETE /profile               json  403 403   403  403    403   403   403   403     403    403    403   403   403    403  403  403    403 403  403
`

const [head = '', ...lines] = EXPECTED.trim().split('\n')
const columns = head.trim().split(/\s+/)
const rows = lines.map((line) => {
  const [method = '', path = '', as = '', ...cells] = line.split(/\s+/)
  return { name: `${method} ${path}`, method, path, as: as as Wanted['as'], statuses: cells.map(Number) }
})

test('the table of malformed bodies has a line for exactly the routes and callables with a body', () => {
  const served = calls.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name)
  const called = Object.values(callables).map((address) => `POST ${address}`)
  expect([...new Set(rows.map(({ name }) => name))].toSorted()).toEqual([...served, ...called].toSorted())
  expect(columns).toEqual(Object.keys(MALFORMED_BODIES))
})

test.each(rows)(
  '$name answers malformed bodies sent as $as as the table says',
  async ({ name, method, path, as, statuses }) => {
    const sender = SENDERS[name]
    if (!sender) throw new Error(`${name} has no valid body in the table.`)
    const { token, id = '', ...wanted } = sender
    const isCallable = path.startsWith('/callable')
    const address = isCallable ? path : `/api/auth${path.replace(':id', id).replace(':name', '1')}/`
    const sendTo = isCallable || name === 'POST /contact' ? call : atHere
    const answered: Record<string, number> = {}
    for (const [column, malform] of Object.entries(MALFORMED_BODIES)) {
      const { status, body } = await sendTo(method, address, { ...malform({ ...wanted, as }), token })
      answered[column] = status
      // the error names the malformed part in our own words, and is no page of the runtime or error of our code
      expect(JSON.stringify(body) ?? '', column).not.toMatch(/<|node_modules|Error|INTERNAL|is required/)
    }
    expect(answered).toEqual(Object.fromEntries(columns.map((column, index) => [column, statuses[index]])))
  },
)

// three routes ask for a password, and three bodies of each bring a wrong one
test('malformed bodies store nothing except nine log lines about wrong passwords', async () =>
  expect(await counts()).toEqual({ ...before, audit: before.audit + 9 }))
