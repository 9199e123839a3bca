import type { Sent } from 'domain/api/forms.ts'
import { object, string } from 'yup'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rule } from 'domain/values/rule.ts'
import { en } from 'domain/texts/en.ts'
import { HttpError } from '#lib/http/http.ts'
import { findViolations } from '#testing/find-violations.ts'
import { forgetVisit } from '#testing/forget-visit.ts'
import { show } from '#testing/show.tsx'
import { FileDrop } from '#components/fields/file-drop.tsx'
import { OpenForm } from './open-form.tsx'
import { AgainButton } from './sent-answer.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { deferred } from '#lib/deferred.ts'

const schema = object({ name: string().required(rule('required', 'name')), email: string(), pin: string() })
const loadSchema = async () => schema
const ANSWER = { reference: 'WCN-1', mailed: true }
async function aPicture() {
  const canvas = new OffscreenCanvas(40, 20)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'small.png', { type: 'image/png' })
}
const FILE = new File(['CV'], 'cv.pdf')
const empty = { name: '', email: '', pin: '', cv: FILE as File | null }

interface Options {
  addressed?: { email?: string }
  keepsAnswer?: boolean
  send?: (values: object, signs: { key: string }) => Promise<Sent>
  hasSummary?: boolean
}

const showForm = ({ send = async () => ANSWER, hasSummary = false, ...options }: Options = {}) =>
  show(
    <OpenForm
      name="tested"
      schema={loadSchema}
      initialValues={empty}
      secret={['pin']}
      hasSummary={hasSummary}
      {...options}
      send={send}
      sent={({ reference }, { name }, again) => (
        <>
          <p>{`Thank you, ${name}: ${reference}`}</p>
          <AgainButton onClick={again}>Again</AgainButton>
        </>
      )}
    >
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" isOptional />
      <TextField name="pin" label="Pin" />
      <SubmitButton>Send</SubmitButton>
    </OpenForm>,
  )

const field = (name: string) => page.getByRole('textbox', { name })
const press = () => page.getByRole('button', { name: 'Send' }).click()

test('a draft is restored after a reload with a notice, and never has secrets or files', async () => {
  const first = await showForm()
  await field('Name').fill('Amna')
  await field('Pin').fill('1234')
  await expect.poll(() => localStorage.getItem('draft:tested')).toContain('Amna')
  const { values } = JSON.parse(localStorage.getItem('draft:tested') ?? '') as { values: object }
  expect(values).toEqual({ name: 'Amna', email: '' })
  await first.unmount()

  await showForm()
  await expect.element(field('Name')).toHaveValue('Amna')
  await expect.element(field('Pin')).toHaveValue('')
  await expect.element(page.getByRole('status')).toHaveTextContent('We restored your draft.')
})

test('after a reload a note next to the field says that its file must be chosen again', async () => {
  forgetVisit()
  const showIt = () =>
    show(
      <OpenForm
        name="tested"
        schema={loadSchema}
        initialValues={{ ...empty, cv: null }}
        send={async () => ANSWER}
        sent={() => null}
      >
        <TextField name="name" label="Name" />
        <FileDrop name="cv" label="Picture" prompt="Choose" isOptional />
      </OpenForm>,
    )
  const input = page.getByLabelText('Picture (optional)', { exact: true })
  const lost = page.getByText('Files are not saved on this device. Please choose your file again.')
  const first = await showIt()
  await expect.element(lost).not.toBeInTheDocument()
  await input.upload(await aPicture())
  await expect.poll(() => localStorage.getItem('draft:tested')).toContain('"files":["cv"]')
  await first.unmount()

  const second = await showIt()
  await expect.element(lost).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription(/are not saved on this device/)
  await field('Name').fill('Amna')
  await expect.poll(() => localStorage.getItem('draft:tested')).toContain('Amna')
  await second.unmount()

  await showIt()
  await expect.element(lost).toBeVisible()
  await input.upload(await aPicture())
  await expect.element(lost).not.toBeInTheDocument()
})

test('an untouched form shows no notice', async () => {
  forgetVisit()
  await showForm()
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})

test('an error of the server is shown next to the button, and no text is lost', async () => {
  forgetVisit()
  await showForm({ send: () => Promise.reject(new HttpError(429, { detail: 'Please wait a minute.' })) })
  await field('Name').fill('Amna')
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please wait a minute.')
  await expect.element(field('Name')).toHaveValue('Amna')
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('the button is busy until the response, which gets the focus, and the draft is deleted', async () => {
  forgetVisit()
  const { resolve, promise } = deferred<Sent>()
  await showForm({ send: () => promise })
  await field('Name').fill('Amna')
  await press()
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  resolve({ reference: 'WCN-7K4Q2M', mailed: true })
  await expect.element(page.getByText('Thank you, Amna: WCN-7K4Q2M')).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Thank you, Amna: WCN-7K4Q2M')
  expect(localStorage.getItem('draft:tested')).toBeNull()
})

test('a short form only moves the focus to the invalid field', async () => {
  forgetVisit()
  const send = vi.fn<() => Promise<Sent>>()
  await showForm({ send })
  await press()
  await expect.element(field('Name')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('a long form lists its errors above with the focus; each links to its field and disappears once corrected', async () => {
  forgetVisit()
  await showForm({ hasSummary: true })
  await press()
  const summary = page.getByRole('region', { name: 'Please correct 1 field' })
  await expect.element(summary).toHaveFocus()
  expect(await findViolations()).toEqual([])
  await summary.getByRole('link', { name: 'Name is required.' }).click()
  await expect.element(field('Name')).toHaveFocus()
  await userEvent.keyboard('Amna')
  await expect.element(summary).not.toBeInTheDocument()
})

test('an optional field is marked after its label', async () => {
  forgetVisit()
  await showForm()
  expect(document.querySelector('label[for=field-email]')?.textContent).toBe('E-mail (optional)')
})

test('a draft takes precedence over the address that started it, and a new address over the draft', async () => {
  forgetVisit()
  const first = await showForm({ addressed: { email: 'a@chamber.example' } })
  await expect.element(field('E-mail (optional)')).toHaveValue('a@chamber.example')
  await field('Name').fill('Amna')
  await field('E-mail (optional)').fill('b@chamber.example')
  await expect.poll(() => localStorage.getItem('draft:tested')).toContain('b@chamber.example')
  await first.unmount()

  const second = await showForm({ addressed: { email: 'a@chamber.example' } })
  await expect.element(field('Name')).toHaveValue('Amna')
  await expect.element(field('E-mail (optional)')).toHaveValue('b@chamber.example')
  await second.unmount()

  await showForm({ addressed: { email: 'c@chamber.example' } })
  await expect.element(field('E-mail (optional)')).toHaveValue('c@chamber.example')
  await expect.element(field('Name')).toHaveValue('Amna')
})

test('a draft of another person can be discarded', async () => {
  forgetVisit()
  const first = await showForm()
  await field('Name').fill('Amna')
  await expect.poll(() => localStorage.getItem('draft:tested')).toContain('Amna')
  await first.unmount()

  await showForm()
  await page.getByRole('button', { name: 'Not you? Clear the form' }).click()
  await expect.element(field('Name')).toHaveValue('')
  expect(localStorage.getItem('draft:tested') ?? '').not.toContain('Amna')
})

test('a repeat without changes uses the same key, and a changed form another one', async () => {
  forgetVisit()
  const keys: string[] = []
  const send = async (_values: object, { key }: { key: string }) => {
    keys.push(key)
    throw new TypeError('Failed to fetch')
  }
  await showForm({ send })
  await field('Name').fill('Amna')
  await press()
  await expect.element(page.getByText(/^We got no answer/)).toBeVisible()
  await press()
  await expect.poll(() => keys).toHaveLength(2)
  await field('Name').fill('Amna Durrani')
  await press()
  await expect.poll(() => keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test.each([
  ['may have arrived after a gateway timeout', new HttpError(504, undefined), en.forms.unanswered],
  ['was rejected when the server sends no message', new HttpError(400, undefined), en.forms.failed],
])('a form %s', async (_what, error, words) => {
  forgetVisit()
  await showForm({ send: () => Promise.reject(error) })
  await field('Name').fill('Amna')
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words)
})

test('a reload shows the reference again, until a new form is opened', async () => {
  forgetVisit()
  const first = await showForm({ keepsAnswer: true })
  await field('Name').fill('Amna')
  await press()
  await expect.element(page.getByText('Thank you, Amna: WCN-1')).toBeVisible()
  await first.unmount()

  const third = await showForm({ keepsAnswer: true })
  await expect.element(page.getByText('Thank you, Amna: WCN-1')).toBeVisible()
  await page.getByRole('button', { name: 'Again' }).click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('')
  await third.unmount()

  await showForm({ keepsAnswer: true })
  await expect.element(field('Name')).toBeVisible()
})
