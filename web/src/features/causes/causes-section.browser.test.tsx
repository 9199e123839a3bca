import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { CausesSection } from './causes-section.tsx'

const cause = (id: string) => ({ id, title: `Cause ${id}`, progress: 12.5, raised: '$1', goal: '$8' })

test('every cause of the office has a picture, one that is new too', async () => {
  await show(<CausesSection />, { content: { causes: { causes: [cause('water'), cause('looms')] } } })
  page.getByRole('heading', { name: 'Causes our members carry' }).element().scrollIntoView()
  for (const name of ['Cause water', 'Cause looms']) {
    const card = () => page.getByRole('article').filter({ hasText: name }).first().element()
    await expect.poll(() => card().querySelector('svg')).not.toBeNull()
  }
})

test('without causes, or while they are on their way, there is no section', async () => {
  for (const content of [{ causes: { causes: [] } }, {}]) {
    const { unmount } = await show(<CausesSection />, { content })
    expect(document.querySelector('#causes')).toBeNull()
    await unmount()
  }
})
