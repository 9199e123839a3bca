import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { PersonName } from './person-name.tsx'

test('beside a name on the card is the name in Urdu, marked as such', async () => {
  await show(
    <p>
      <PersonName user={{ full_name: 'Palwasha Khan', name_ur: 'پلوشہ خان' }} />
    </p>,
  )
  await expect.element(page.getByText('Palwasha Khan')).toBeVisible()
  await expect.element(page.getByText('پلوشہ خان')).toHaveAttribute('lang', 'ur')
  expect(page.getByRole('paragraph').element().textContent).toBe('Palwasha Khan پلوشہ خان')
})

test('a user without a name in Urdu has one name', async () => {
  await show(
    <p>
      <PersonName user={{ full_name: 'Palwasha Khan' }} />
    </p>,
  )
  expect(page.getByRole('paragraph').element().textContent).toBe('Palwasha Khan')
})
