import type { Content } from 'domain/content/content.ts'
import { withoutSamples } from 'domain/content/opening/opening-points.ts'
import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { openingFaults } from './opening.ts'

const OPENED = { openedAt: '2026-11-26T09:00:00.000Z', openedBy: 'admin' }
const versions = { blogs: 1, events: 1, comments: 0, site: 1 }
const organisation = {
  ...samples.organisation,
  name: 'Our Chamber',
  phone: '+92 992 111 111',
  email: 'desk@our.example',
}
const entered: Content = withoutSamples({ ...samples, organisation })
const wrong = (...args: Parameters<typeof openingFaults>) =>
  openingFaults(...args).map((fault) => fault.wrong)

test('a closed site is no fault, but it is said', () => {
  for (const published of [undefined, { versions, startsClosed: true as const }])
    expect(openingFaults(undefined, published, {})).toEqual([
      {
        wrong: 'The site is closed: search engines do not list it.',
        todo: 'Sign in as an admin and open /dashboard?tab=opening, which lists what is left.',
        isNote: true,
      },
    ])
})

test('an open site without samples has no fault', () => {
  expect(openingFaults(OPENED, undefined, entered)).toEqual([])
})

test('samples that are live are faults, also of a site that was published before sites were opened', () => {
  const stored = {
    ...entered,
    counters: samples.counters,
    organisation: { ...entered.organisation, name: samples.organisation.name },
  }
  expect(wrong(OPENED, undefined, stored)).toEqual(['The site shows samples: counters, the name.'])
  expect(wrong(undefined, { versions }, {})).toEqual([
    'The site shows samples: the bank account, people, counters, the name, the phone, the e-mail, causes, amounts and spending, fees, the history, the quotation of a volunteer.',
  ])
})
