import { samples } from 'domain/content/samples.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import type { EditedPart } from '../use-edited-parts.ts'
import { findShorter, ShorterTerms } from './shorter-terms.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

const edited = (changed: object): EditedPart => ({
  part: 'privacy',
  stored: { content: { ...samples.privacy }, revision: 1 } as unknown as EditedPart['stored'],
  content: { ...samples.privacy, ...changed },
  changes: [],
  conflicts: [],
})

let asked: string[] = []
beforeEach(() => {
  asked = []
  stubFetch((request) => {
    asked.push(request.url.replace(location.origin, ''))
    return Response.json({ count: 1_200 })
  })
})

test('only shorter terms are asked about', () => {
  expect(findShorter([edited({ cards: 60, messages: 400 })])).toEqual([{ term: 'cards', from: 90, to: 60 }])
  expect(findShorter([edited({ cards: 91 })])).toEqual([])
})

test('before a term gets shorter, an admin reads how much goes', async () => {
  const onConfirm = vi.fn()
  await show(
    <ShorterTerms shorter={findShorter([edited({ cards: 60 })])} onClose={() => {}} onConfirm={onConfirm} />,
  )
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('Card pictures1,20090 days until now, then 60 days')
  expect(asked).toEqual(['/api/auth/data-kept/cards/?days=60'])
  expect(await findViolations()).toEqual([])
  await page.getByRole('button', { name: 'Publish the shorter terms' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})
