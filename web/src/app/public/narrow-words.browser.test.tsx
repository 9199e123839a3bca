import { Formik } from 'formik'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useBotCheck } from '#components/forms/bot-check.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { HowToJoin } from '#features/about/how-to-join.tsx'
import { Values } from '#features/about/values.tsx'
import { VisionAndMission } from '#features/about/vision-and-mission.tsx'
import { PartsProgress } from '#features/accounts/sign-up/parts-progress.tsx'
import { initialValues } from '#features/accounts/sign-up-values.ts'
import { Aims } from '#features/home/aims.tsx'
import { NextEventStrip } from '#features/home/next-event-strip.tsx'
import { eventOf } from '#testing/sample-site.ts'
import { setWidth, show } from '#testing/show.tsx'
import { SiteHeader } from './site-header.tsx'

const event = eventOf({ title: 'Sell your embroidery', location: 'Girls’ Degree College, Haripur' })

/** Lists the words that do not stand on one line. */
function findBroken(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d$.,]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

function Trap() {
  return useBotCheck().trap
}

async function showLarge(part: ReactNode, width: number, size: string) {
  await setWidth(width)
  await show(part, { events: { coming: [event], past: [] } })
  document.documentElement.style.fontSize = size
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

afterEach(() => {
  document.documentElement.style.fontSize = ''
  return setWidth(1280)
})

const steps = (
  <Formik key="parts" initialValues={initialValues} onSubmit={() => {}}>
    <Wrap>
      <PartsProgress current="about" />
    </Wrap>
  </Formik>
)

test.each<[string, number, string, ReactNode]>([
  ['the head of a page', 320, '200%', <SiteHeader key="head" current="/home" />],
  [
    'a banner',
    320,
    '200%',
    <PageBanner key="b" title="Make a Donation" crumb="Donate" art="banner-donate" />,
  ],
  ['the vision on the home page', 390, '200%', <Aims key="aims" />],
  ['the vision', 320, '200%', <VisionAndMission key="vision" />],
  ['the facts about joining', 390, '200%', <HowToJoin key="join" />],
  ['the values', 320, '200%', <Values key="values" />],
  ['the next event', 320, '200%', <NextEventStrip key="event" />],
  ['the parts of the sign-up form', 320, '100%', steps],
  ['the parts of the sign-up form', 360, '100%', steps],
  ['the parts of the sign-up form', 390, '200%', steps],
])('%s breaks no word and fits in %i px with text of %s', async (_name, width, size, part) => {
  await showLarge(part, width, size)
  expect(findBroken()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('a breadcrumb covers no other with text of twice the size', async () => {
  await showLarge(<PageBanner title="Contact Us" crumb="Contact" art="banner-contact" />, 320, '200%')
  const link = document.querySelector('nav a')
  const text = document.createRange()
  if (link) text.selectNodeContents(link)
  // a box may be narrower than its text
  expect(text.getBoundingClientRect().width).toBeGreaterThan(50)
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(link?.getBoundingClientRect().right ?? 0)
})

test('nobody sees the field for bots with text of twice the size', async () => {
  await showLarge(<Trap />, 320, '200%')
  const field = document.querySelector('input[name=fax]')
  expect(field?.getBoundingClientRect().right).toBeLessThan(0)
})
