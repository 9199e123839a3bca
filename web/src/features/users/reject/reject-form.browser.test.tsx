import { reasons } from 'domain/content/samples/reasons.ts'
import { withUrdu } from 'domain/content/translation/reasons-in-urdu.ts'
import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useModal } from '#components/overlay/use-modal.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { RejectForm } from './reject-form.tsx'
import { EMPTY_DRAFT, type SentRejection } from './rejection-draft.ts'

const sent = vi.fn<(rejection: SentRejection) => void>()

const ENGLISH = { first_name: 'Tahira', language: 'en' } as const

function Shown({ applicant = ENGLISH }: Partial<Pick<ComponentProps<typeof RejectForm>, 'applicant'>>) {
  const dialog = useModal()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <dialog ref={dialog} aria-label="Tahira Bano">
      <RejectForm
        applicant={applicant}
        reasons={withUrdu(reasons.reasons, undefined)}
        {...{ draft, onChange: setDraft, isBusy }}
        onSend={(rejection) => {
          setIsBusy(true)
          sent(rejection)
        }}
        onBack={() => {}}
      />
    </dialog>
  )
}

const reason = (name: RegExp) => page.getByRole('checkbox', { name })
const preview = page.getByRole('region', { name: 'The applicant will see' })
const note = page.getByLabelText(/^Note to the applicant/)
const submit = page.getByRole('button', { name: /^Reject/ })
const remove = (field: string) => page.getByRole('button', { name: `Remove ${field}` })

beforeEach(() => sent.mockReset())

test('keys select reasons, the preview shows what the applicant will see, and it is sent once', async () => {
  await show(<Shown />)
  await expect.element(reason(/^Card cannot be read/)).toHaveFocus()
  await userEvent.keyboard('13{Enter}')
  expect(sent).not.toHaveBeenCalled()
  await expect.element(reason(/^Name differs from card/)).toBeChecked()
  await remove('CNIC, front').click()
  await note.fill('  Put it near a window. ')
  await page.getByLabelText(/^Office note/).fill('Her sister called.')
  await expect
    .element(preview.getByRole('heading', { name: 'Please correct 2 points, Tahira' }))
    .toBeVisible()
  await expect.element(preview.getByText('“Put it near a window.”')).toBeVisible()
  await expect.element(preview.getByText('CNIC, back')).toBeVisible()
  await expect.element(preview.getByText('Full name')).toBeVisible()
  await expect.element(preview.getByText('Her sister called.')).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Reject with 2 reasons' })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([
      [
        {
          reasons: [
            { id: 'card-unreadable', fields: ['cnic_back'] },
            { id: 'name-differs', fields: ['first_name', 'last_name'] },
          ],
          note: 'Put it near a window.',
          office_note: 'Her sister called.',
        },
      ],
    ])
})

test('without a reason, or with a reason without a field, an error says what to do', async () => {
  await show(<Shown />)
  await submit.click()
  await expect.element(page.getByText('Choose a reason.', { exact: true })).toBeVisible()
  await userEvent.keyboard('4')
  await remove('CNIC').click()
  const empty = page.getByText('“CNIC differs from card” has no field to correct.', { exact: false })
  await expect.element(empty).toBeVisible()
  await submit.click()
  expect(sent).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Add a field to correct' }).click()
  await page.getByRole('button', { name: 'Date of birth', exact: true }).click()
  await expect.element(empty).not.toBeInTheDocument()
  await expect.element(remove('Date of birth')).toBeVisible()
})

test('Other needs a note and a field', async () => {
  await show(<Shown />)
  await userEvent.keyboard('9')
  await submit.click()
  await expect.element(page.getByText('“Other” has no field to correct.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add a field to correct' }).click()
  await page.getByRole('button', { name: 'City', exact: true }).click()
  await submit.click()
  await expect.element(page.getByText('Say in the note what to correct.')).toBeVisible()
  await expect.element(note).toHaveFocus()
  // letters and digits are typed into the note
  await userEvent.keyboard('Is it 1?')
  await submit.click()
  await expect.poll(() => sent.mock.lastCall?.[0]).toMatchObject({ note: 'Is it 1?' })
})

test('who reads Urdu gets the reasons in Urdu, and the dialog says so beside the note', async () => {
  await show(<Shown applicant={{ first_name: 'Tahira', name_ur: 'طاہرہ', language: 'ur' }} />)
  await expect.element(page.getByText('The applicant reads Urdu.')).toBeVisible()
  await reason(/^Card cannot be read/).click()
  await expect.element(preview.getByText('کارڈ پڑھا نہیں جا سکتا')).toBeVisible()
  await expect.element(preview.getByRole('heading', { name: /, طاہرہ$/ })).toBeVisible()
  await note.fill('کھڑکی کے پاس۔')
  await expect.element(preview.getByText('کھڑکی کے پاس۔')).toHaveAttribute('lang', 'ur')
  await expect.element(preview.getByText('On the page and by e-mail, in Urdu.')).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('a final reason excludes other reasons and opens no fields', async () => {
  await show(<Shown />)
  await userEvent.keyboard('17')
  await expect.element(reason(/^Card cannot be read/)).not.toBeChecked()
  await expect.element(preview.getByText('We cannot accept this application')).toBeVisible()
  await expect.element(page.getByText('The applicant can correct', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Reject with 1 reason', exact: true })).toBeVisible()
})

test.each(WIDTHS)('the reasons are accessible at %s px', async (width) => {
  await setWidth(width)
  await show(<Shown />)
  await reason(/^Outside our region/).click()
  await expect.element(remove('City')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
