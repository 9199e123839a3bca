import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { siteOf } from '#testing/sample-site.ts'
import { show } from '#testing/show.tsx'
import { LiveCommentForm } from './live-comment-form.tsx'

vi.mock('./comment-form.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a form that could not be loaded names the phone and the e-mail of the office', async () => {
  const { organisation } = siteOf([]).content
  const office = { ...organisation, phone: '+92 992 000 000', email: 'office@chamber.example' }
  await show(<LiveCommentForm blog="post" parent="" onSent={vi.fn()} />, {
    content: { organisation: office },
  })
  await expect.element(page.getByText(/^The form could not be loaded\./)).toBeVisible()
  for (const [name, href] of [
    [office.phone, 'tel:+92992000000'],
    [office.email, `mailto:${office.email}`],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})
