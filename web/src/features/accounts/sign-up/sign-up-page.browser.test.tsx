import { PASSWORD_MIN } from 'domain/limits.ts'
import { en } from 'domain/texts/en.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { SignUpPage } from './sign-up-page.tsx'

const password = page.getByLabelText(en.label.password, { exact: true })
const signUp = page.getByRole('button', { name: 'Sign Up' })

describe.each(WIDTHS)('the sign-up in a window of %i px', (width) => {
  test('full of messages leads to the first field to mend, and axe finds nothing wrong with it', async () => {
    await setWidth(width)
    await show(<SignUpPage />)
    await password.fill('short')
    await signUp.click()
    const first = page.getByLabelText(en.label.first_name, { exact: true })
    await expect.element(page.getByText(en.field.required('first_name'))).toBeVisible()
    const short = page.getByText(en.field.passwordShort(PASSWORD_MIN), { exact: true })
    await expect.element(short.nth(1)).toBeVisible()
    await expect.element(first).toHaveAttribute('aria-invalid', 'true')
    await expect.element(first).toHaveFocus()
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
