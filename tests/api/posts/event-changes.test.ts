import { randomUUID } from 'node:crypto'
import type { ChamberEvent } from 'domain/event.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { readSiteData } from '../../../functions/src/site/read-site-data.ts'
import { api } from '../../support/addresses.ts'
import { refs, storingNothing, teamToken } from '../../support/admin.ts'
import { call } from '../../support/client.ts'

const team = await teamToken()
const some = () => ({
  title: `Market ${randomUUID()}`,
  description: 'Thirty stalls.',
  date: '2031-03-22',
  time: '09:30',
  location: 'Jalal Baba Auditorium',
})
const make = async (more: object = {}) =>
  (await call<ChamberEvent>('POST', api.events, { token: team, json: { ...some(), ...more } })).body
const patch = (id: string, json: object) => call<ChamberEvent>('PATCH', api.event(id), { token: team, json })

test('an event may end later, also on another day, and never before its start', async () => {
  const { id } = await make({ end_time: '12:00' })
  const { endBeforeStart: order, required, time, date } = en.field
  for (const [wrong, detail] of [
    [{ end_time: '09:29' }, `End time: ${order}`],
    [{ end_time: '25:00' }, `End time: ${time}`],
    [{ end_date: '2031-03-21' }, `Last day: ${order}`],
    [{ end_date: '2031-04-31' }, `Last day: ${date}`],
    [{ end_date: '2031-03-23', end_time: '' }, required('end_time')],
    [{ time: '12:01' }, `End time: ${order}`],
  ] as const)
    expect(await storingNothing(() => patch(id, wrong)), JSON.stringify(wrong)).toMatchObject({
      status: 400,
      body: { detail },
    })
  expect(await patch(id, { end_date: '2031-03-24', end_time: '08:00' })).toMatchObject({ status: 200 })
  expect((await call<ChamberEvent>('GET', api.event(id))).body).toMatchObject({ end_date: '2031-03-24' })
  expect((await patch(id, { end_date: '', end_time: '' })).body).toMatchObject({ end_date: '', end_time: '' })
})

test('the number of an event rises with what calendars show, and with nothing else', async () => {
  const { id, sequence } = await make()
  expect(sequence).toBeUndefined()
  const after = async (json: object) => (await patch(id, json)).body.sequence
  expect(await after({ description: 'Forty stalls.' })).toBeUndefined()
  expect(await after({ title: 'Winter market' })).toBe(1)
  expect(await after({ date: '2031-03-23' })).toBe(2)
  expect(await after({ time: '10:00' })).toBe(3)
  expect(await after({ end_time: '12:00' })).toBe(4)
  expect(await after({ location: 'Chamber House' })).toBe(5)
  expect(await after({ is_published: false })).toBe(6)
  expect(await after({ description: 'None.' })).toBe(6)
})

test('what was taken off the site is cancelled for 30 days, as visitors last read it', async () => {
  const { id, title } = await make()
  const cancelledAt = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000)
    return (await readSiteData(now)).cancelled?.find((event) => event.id === id)
  }
  expect(await cancelledAt(0)).toBeUndefined()
  await patch(id, { is_published: false })
  await patch(id, { title: 'A secret plan', date: '2031-05-05' })
  expect(await cancelledAt(0)).toMatchObject({ title, date: '2031-03-22', sequence: 2 })
  expect(JSON.stringify(await cancelledAt(0))).not.toContain('Thirty stalls')
  expect(await cancelledAt(0)).not.toHaveProperty('ur')
  expect(await cancelledAt(29)).toBeDefined()
  expect(await cancelledAt(31)).toBeUndefined()
  await patch(id, { is_published: true })
  expect(await cancelledAt(0)).toBeUndefined()
  expect((await refs.events.doc(id).get()).data()).not.toHaveProperty('cancelled')
})

test('what was taken off the site is cancelled with its title and location in Urdu', async () => {
  const ur = { title: 'میلہ', description: 'تیس سٹال۔', location: 'جلال بابا ہال' }
  const { id } = await make({ ur })
  await patch(id, { is_published: false })
  const found = (await readSiteData(new Date())).cancelled?.find((event) => event.id === id)
  expect(found?.ur).toEqual({ title: 'میلہ', location: 'جلال بابا ہال' })
})

test('a draft that was never published is not cancelled', async () => {
  const { id } = await make({ is_published: false })
  await patch(id, { title: 'Still a draft' })
  expect((await refs.events.doc(id).get()).data()).not.toHaveProperty('cancelled')
})
