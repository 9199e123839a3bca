import type { PeopleGroup, Person } from 'domain/content/team.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { siteOf } from '#testing/sample-site.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { People } from './people.tsx'

const { content: samples } = siteOf([])
const LONG = 'Begum Zulaikha-Tabassum Abdulrahmankhel-Yousafzai of the Northern Handicraft Cooperatives'
const PORTRAIT = `/media/site/team/${'0'.repeat(16)}-480.webp`

const person = (name: string, group: PeopleGroup, more: Partial<Person> = {}): Person => ({
  name,
  role: 'Member',
  group,
  term: '',
  does: '',
  image: '',
  alt: '',
  ...more,
})

const showPeople = (leaders: readonly Person[]) =>
  show(
    <main>
      <People />
    </main>,
    { content: { team: { ...samples.team, leaders: [...leaders] } } },
  )

const main = () => page.getByRole('main').element()
const headings = () => [...main().querySelectorAll('h2, h3')].map(({ textContent }) => textContent)

test('the page shows the groups in their order, each person with the term', async () => {
  await showPeople([
    person('Bushra Shah', 'past', { role: 'President', term: '2016 to 2018' }),
    person('Sadia Noor', 'staff', { role: 'Accountant' }),
    person('Hina Swati', 'committee', { term: '2026 to 2028' }),
    person('Nasreen Akhtar', 'leaders', { role: 'President', term: '2026 to 2030' }),
    person('Asma Jan', 'past', { role: 'President', term: '2014 to 2016' }),
  ])
  await expect.element(page.getByText('2026 to 2030')).toBeVisible()
  expect(headings()).toEqual(['Our leadership', 'Nasreen Akhtar', 'Committee', 'Staff', 'Past presidents'])
  const past = page.getByRole('list').last().getByRole('listitem')
  expect(past.elements().map(({ textContent }) => textContent)).toEqual([
    'BSBushra ShahPresident2016 to 2018',
    'AJAsma JanPresident2014 to 2016',
  ])
})

test('without people there is no section', async () => {
  await showPeople([])
  expect(main().textContent).toBe('')
})

const GROUPS = ['leaders', 'committee', 'staff', 'past'] as const

test.each(WIDTHS)('fifty people with long names fit into %i px, and portraits load lazily', async (width) => {
  await setWidth(width)
  const people = Array.from({ length: 50 }, (_, n) =>
    person(n % 3 ? `Gul ${n}` : LONG, GROUPS[n % 4] ?? 'staff', { image: n % 2 ? PORTRAIT : '', term: LONG }),
  )
  await showPeople(people)
  expect(main().querySelectorAll('li')).toHaveLength(50)
  expect(document.documentElement.scrollWidth).toBe(width)
  const pictures = [...main().querySelectorAll('img')]
  expect(pictures).toHaveLength(25)
  expect(pictures.every(({ loading }) => loading === 'lazy')).toBe(true)
  expect(await findViolations()).toEqual([])
})
