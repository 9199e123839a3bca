import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { Footer } from './footer.tsx'

const { organisation } = samples

test('the footer leads to the pages of the specification, then to the downloads and to Privacy', async () => {
  await show(<Footer />)
  const links = page.getByRole('navigation', { name: 'Footer' }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ['Downloads', '/downloads'],
    ['Privacy', '/privacy'],
  ])
})

const social = page.getByRole('list', { name: 'Social networks' })

test('the footer links to the social networks that the office has filled in, and to no others', async () => {
  const facebook = 'https://www.facebook.com/chamber'
  const filledIn = { ...organisation, social: { facebook, instagram: '', linkedin: '' } }
  const { unmount } = await show(<Footer />, { content: { organisation: filledIn } })
  const link = social.getByRole('link')
  await expect.element(link).toHaveAttribute('href', facebook)
  await expect.element(link).toHaveAccessibleName('Facebook (opens in a new tab)')
  await unmount()
  await show(<Footer />, { content: { organisation } })
  await expect.element(social).not.toBeInTheDocument()
})
