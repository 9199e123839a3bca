import { en } from 'domain/texts/en.ts'
import { Formik, type FormikValues } from 'formik'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readPicture } from '#lib/files/read-picture.ts'
import { setWidth, show } from '#testing/show.tsx'
import { FileDrop } from './file-drop.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { deferred } from '#lib/deferred.ts'

vi.mock('#lib/files/read-picture.ts', { spy: true })

/** Makes a picture of one colour with this width and half the height. */
async function picture(name: string, width: number) {
  const canvas = new OffscreenCanvas(width, width / 2)
  canvas.getContext('2d')?.fillRect(0, 0, width, width / 2)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], name, { type: blob.type })
}

const field = page.getByLabelText('Picture', { exact: true })

const isMissing = ({ cnic_front: file }: FormikValues) => (file ? {} : { cnic_front: en.field.fileRequired })

const showForm = (onSubmit: (values: FormikValues) => void = () => {}, isOptional = false) =>
  show(
    <Formik
      initialValues={{ cnic_front: null }}
      validate={(values) => (isOptional ? {} : isMissing(values))}
      onSubmit={onSubmit}
    >
      <PageForm hasSummary>
        <FileDrop
          name="cnic_front"
          label="Picture"
          prompt="Take or choose a picture"
          isOptional={isOptional}
        />
        <button type="submit">Send</button>
      </PageForm>
    </Formik>,
  )

test('a chosen picture is shown with its name, replaced by another, and sent in a reduced size', async () => {
  const onSubmit = vi.fn<(values: FormikValues) => void>()
  await showForm(onSubmit)
  await expect.element(page.getByText('Take or choose a picture')).toBeVisible()
  await field.upload(await picture('small.png', 40))
  await expect.element(page.getByText(/^small\.png, /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Replace.*Picture$/ })).toBeVisible()
  await field.upload(await picture('large.png', 4000))
  await expect.element(page.getByText(/^large\.jpg, /)).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
  const sent: unknown = onSubmit.mock.calls[0]?.[0]['cnic_front']
  if (!(sent instanceof File)) throw new TypeError('No file was sent.')
  expect(sent).toMatchObject({ name: 'large.jpg', type: 'image/jpeg' })
  expect((await createImageBitmap(sent)).width).toBe(2_000)
})

test('a file that is not a picture shows an error at its field and clears the previous picture', async () => {
  const onSubmit = vi.fn<(values: FormikValues) => void>()
  await showForm(onSubmit)
  await field.upload(await picture('small.png', 40))
  await expect.element(page.getByText(/^small\.png, /)).toBeVisible()
  await field.upload(new File(['not a picture'], 'card.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText(en.field.notAnImage)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(/^small\.png, /)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: `Picture: ${en.field.notAnImage}` }).click()
  await expect.element(field).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an optional picture can be removed and chosen again, and a long name is shown completely', async () => {
  const onSubmit = vi.fn<(values: FormikValues) => void>()
  await setWidth(390)
  await showForm(onSubmit, true)
  const optional = page.getByLabelText('Picture (optional)', { exact: true })
  const name = `${'a-name-that-a-camera-gives-'.repeat(4)}.png`
  await optional.upload(await picture(name, 40))
  const line = page.getByText(new RegExp(`^${name}, `))
  await expect.element(line).toBeVisible()
  expect(line.element().scrollWidth).toBeLessThanOrEqual(line.element().clientWidth)
  await page.getByRole('button', { name: /^Remove.*Picture$/ }).click()
  await expect.element(page.getByText('Take or choose a picture')).toBeVisible()
  await expect.element(optional).toHaveFocus()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]['cnic_front']).toBeNull()
  await optional.upload(await picture(name, 40))
  await expect.element(line).toBeVisible()
})

test('a form that is sent while a picture is being read waits for it, and sends what was read', async () => {
  const { promise, resolve } = deferred<File>()
  vi.mocked(readPicture).mockReturnValueOnce(promise)
  const onSubmit = vi.fn<(values: FormikValues) => void>()
  await showForm(onSubmit)
  await field.upload(await picture('slow.png', 40))
  await page.getByRole('button', { name: 'Send' }).click()
  // and no error says that it is missing
  await expect.element(page.getByText('Reading the picture...')).toBeVisible()
  await expect.element(page.getByText(en.field.fileRequired)).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()

  const taken = await picture('taken.png', 40)
  resolve(taken)
  await expect.element(page.getByText(/^taken\.png, /)).toBeVisible()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]['cnic_front']).toBe(taken)
})
