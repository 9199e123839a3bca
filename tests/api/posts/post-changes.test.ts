import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { addPost } from '../../../functions/src/posts/add-post.ts'
import { changePost } from '../../../functions/src/posts/change-post.ts'
import { BLOGS } from '../../../functions/src/posts/post-kind.ts'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, claimsIn, post, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { plainImage } from '../../support/pictures.ts'

const team = await teamToken()
const red = await plainImage(500, 300, '#a00').jpeg().toBuffer()
const blue = await plainImage(500, 300, '#00a').jpeg().toBuffer()
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000)

const some = () => ({ title: `Market ${randomUUID()}`, description: 'Thirty stalls.' })
const patch = (id: string, json: object, token = team) => call<Blog>('PATCH', api.blog(id), { token, json })

async function patchForm(id: string, form: FormData) {
  const whole = new Response(form)
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  return call<Blog>('PATCH', api.blog(id), { token: team, body: await whole.arrayBuffer(), headers })
}

test('PATCH changes the sent fields of a post and keeps the others', async () => {
  const { body: made } = await post<Blog>(api.blogs, formOf(some(), { image: jpeg(red) }), team)
  const { status, body } = await patch(made.id, { description: 'Forty stalls.' })
  expect(status).toBe(200)
  const { updatedAt } = body
  expect(body).toEqual({ ...made, description: 'Forty stalls.', updatedAt, editor_name: made.author_name })
  const shown = (await call('GET', api.blog(made.id))).body
  const author_figure = expect.stringMatching(/^[\da-z]{1,7}$/) as string
  const rendered = { excerpt: 'Forty stalls.', html: '<p class="lead">Forty stalls.</p>' }
  expect(shown).toEqual({
    ...body,
    author_uid: undefined,
    editor_name: undefined,
    author_figure,
    ...rendered,
  })

  await patch(made.id, { is_published: false })
  expect((await call('GET', api.blog(made.id))).status).toBe(404)
  expect((await call('GET', api.blog(made.id), { token: team })).status).toBe(200)
  expect(await storingNothing(() => patch(made.id, { title: ' ' }))).toMatchObject({ status: 400 })
  expect(await storingNothing(() => patch(made.id, { author_uid: 'x' }))).toMatchObject({ status: 400 })
})

test('a change of an outdated version is rejected and changes nothing', async () => {
  const { body: made } = await post<Blog>(api.blogs, formOf(some(), { image: jpeg(red) }), team)
  const built = (version: string) => ({ token: team, headers: { 'if-match': `"${version}"` } })
  const change = (version: string, json: object) =>
    call<Blog>('PATCH', api.blog(made.id), { ...built(version), json })
  const { status, body: first } = await change(made.updatedAt, { description: 'Forty stalls.' })
  expect(status).toBe(200)
  expect(first.editor_name).not.toBe('')
  expect((await call('GET', api.blog(made.id))).body).not.toHaveProperty('editor_name')

  const late = await storingNothing(() => change(made.updatedAt, { title: 'Late' }))
  expect(late).toEqual(expect.objectContaining({ status: 412, body: { detail: en.blogs.changed } }))
  expect(await storingNothing(() => call('DELETE', api.blog(made.id), built(made.updatedAt)))).toMatchObject({
    status: 412,
  })
  expect(
    await storingNothing(() =>
      call('PATCH', api.blog(made.id), { token: team, headers: { 'if-match': 'x' }, json: {} }),
    ),
  ).toMatchObject({ status: 400 })
  expect((await call('DELETE', api.blog(made.id), built(first.updatedAt))).status).toBe(204)
})

test('of two changes to the same version one succeeds', async () => {
  const { body: made } = await call<Blog>('POST', api.blogs, { token: team, json: some() })
  const changes = ['One.', 'Two.'].map((description) =>
    call('PATCH', api.blog(made.id), {
      token: team,
      headers: { 'if-match': `"${made.updatedAt}"` },
      json: { description },
    }),
  )
  expect((await Promise.all(changes)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 412,
  ])
})

test('visitors cannot see a replaced picture after a day, even if the post uses the same picture again', async () => {
  const { body: made } = await post<Blog>(api.blogs, formOf(some(), { image: jpeg(red) }), team)
  const { body: changed } = await patchForm(made.id, formOf({}, { image: jpeg(blue) }))
  expect(changed.image).not.toBe(made.image)
  for (const image of [made.image, changed.image]) expect((await fetch(origin + image)).status).toBe(200)
  await sweep(new Date(Date.now() + 23 * 3_600_000))
  expect((await fetch(origin + made.image)).status).toBe(200)
  await sweep(tomorrow())
  expect((await fetch(origin + made.image)).status).toBe(404)

  const { body: again } = await patchForm(made.id, formOf({}, { image: jpeg(blue) }))
  await sweep(tomorrow())
  expect((await fetch(origin + changed.image)).status).toBe(404)
  expect((await fetch(origin + again.image)).status).toBe(200)
})

test('a deleted post leaves every list at once, and its picture is deleted a day later', async () => {
  const fields = some()
  const { body: made } = await post<Blog>(api.blogs, formOf(fields, { image: jpeg(red) }), team)
  expect((await call('DELETE', api.blog(made.id), { token: team })).status).toBe(204)
  const found = await call<Blog[]>('GET', `${api.blogs}?search=${encodeURIComponent(fields.title)}`)
  expect(found.body).toEqual([])
  expect((await call('DELETE', api.blog(made.id), { token: team })).status).toBe(404)
  await sweep(tomorrow())
  expect(await listFiles(`media/blogs/${made.id}/`)).toEqual([])
})

test('only the team and admins change and delete posts', async () => {
  const { body: made } = await call<Blog>('POST', api.blogs, { token: team, json: some() })
  const { access } = await registerNewcomer()
  await storingNothing(async () => {
    expect((await patch(made.id, {}, access)).status).toBe(403)
    expect((await call('DELETE', api.blog(made.id), { token: access })).status).toBe(403)
    expect((await call('DELETE', api.blog(made.id))).status).toBe(401)
  })
  for (const id of ['nothing', '__x__', 'a/b']) expect((await patch(id, {})).status).toBe(404)
})

test('an event is stored with its date, time and location', async () => {
  const event = { ...some(), date: '2026-12-01', time: '16:30', location: 'Chamber House' }
  const { status, body } = await call<Blog>('POST', api.events, { token: team, json: event })
  expect(status).toBe(201)
  expect(
    (await call('PATCH', api.event(body.id), { token: team, json: { time: '25:00' } })).body.detail,
  ).toContain(en.field.time)
  expect(
    (await call('PATCH', api.event(body.id), { token: team, json: { time: '17:00' } })).body,
  ).toMatchObject({ time: '17:00' })
  expect((await call('DELETE', api.event(body.id), { token: team })).status).toBe(204)
})

test('events are listed upcoming first, then past ones, and are searched by location', async () => {
  const place = `Hall ${randomUUID()}`
  const days = ['2020-05-01', '2100-02-01', '2020-06-01', '2100-01-01']
  for (const date of days)
    await call('POST', api.events, {
      token: team,
      json: { ...some(), date, time: '16:30', location: place.toUpperCase() },
    })
  const listed = await call<{ date: string }[]>('GET', `${api.events}?search=${encodeURIComponent(place)}`)
  expect(listed.body.map(({ date }) => date)).toEqual([
    '2100-01-01',
    '2100-02-01',
    '2020-06-01',
    '2020-05-01',
  ])
})

const author = { uid: String(claimsIn(team)['user_id']), name: 'Somebody' }
const input = () => ({ fields: { ...some(), externalLink: '', is_published: true }, image: red })

// the first and the last call when a failed change removes its files
test.each(['file remove', 'commit undoing'])(
  'a failed change keeps the picture of another change with the same picture, made before its %s',
  async (moment) => {
    const { id } = await addPost(BLOGS, input(), author)
    const change = () => changePost(BLOGS, id, { fields: {}, image: blue }, author.uid)
    let other: ReturnType<typeof change> | undefined
    const stopIntercepting = intercept(async (name, call) => {
      if (other) return call()
      if (name === 'commit update blog') throw new Error('Firestore is away.')
      if (name.startsWith(moment)) await (other = change())
      return call()
    })
    await expect(change().finally(stopIntercepting)).rejects.toThrow('Firestore is away.')
    await sweep(tomorrow())
    const image = (await other)?.image ?? ''
    expect((await refs.blogs.doc(id).get()).data()?.image).toBe(image)
    expect((await fetch(origin + image)).status).toBe(200)
  },
)
