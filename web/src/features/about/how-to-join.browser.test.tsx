import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { siteOf } from '#testing/sample-site.ts'
import { show } from '#testing/show.tsx'
import { HowToJoin } from './how-to-join.tsx'

const { content: samples } = siteOf([])

test('the time for checking documents is the office’s, and the time for the decision that of joining', async () => {
  await show(<HowToJoin />, {
    content: {
      ...samples,
      organisation: { ...samples.organisation, readingDays: 3 },
      joining: { ...samples.joining, decisionDays: 21 },
    },
  })
  const about = (text: string) => page.getByText(text).element().parentElement?.textContent
  expect(about('We usually check your documents in')).toMatch(/in3 working daysafter you apply$/)
  expect(about('The decision takes')).toMatch(/takes21 daysat most, with all documents$/)
})
