import { msg } from '@lingui/core/macro'
import { listOf, neededText } from 'domain/content/fields.ts'
import { checkKnown } from 'domain/schemas/check.ts'
import { optionalText } from 'domain/values/text.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { object } from 'yup'
import { show } from '#testing/show.tsx'
import type { AnyForm } from '../parts/form-definition.ts'
import type { Pictures } from '../use-pictures.ts'
import type { Values } from '../values.ts'
import { SchemaForm } from './part-form.tsx'

const schema = object({
  title: neededText(80),
  title_ur: optionalText(80),
  bank: object({ name: neededText(80), branch: object({ city: neededText(80), city_ur: optionalText(80) }) }),
  papers: listOf(object({ name: neededText(80), copies: object({ colour: neededText(80) }) }), 1_000),
})
const form: AnyForm = {
  boxes: [{ heading: msg`All`, fieldNames: ['title', 'bank', 'papers'] }],
  fields: {
    title: { label: msg`Title` },
    bank: {
      label: msg`Bank`,
      fields: {
        name: { label: msg`Bank name` },
        branch: { label: msg`Branch`, fields: { city: { label: msg`City` } } },
      },
    },
    papers: {
      label: msg`Papers`,
      add: msg`Add a paper`,
      titleField: 'name',
      fields: {
        name: { label: msg`Name` },
        copies: { label: msg`Copies`, fields: { colour: { label: msg`Colour` } } },
      },
    },
  },
}
const paper = (_none: unknown, index: number) => ({ name: `Paper ${index + 1}`, copies: { colour: 'Blue' } })
const stored = {
  title: 'Chamber',
  title_ur: '',
  bank: { name: 'Bank', branch: { city: 'Skardu', city_ur: '' } },
  papers: Array.from({ length: 300 }, paper),
}

const check = async (values: Values) => {
  const result = await checkKnown(schema, values)
  return result.ok ? {} : result.errors
}
let typed: typeof stored
const noPictures: Pictures = {
  underWay: {},
  again: () => {},
  stop: () => {},
  begin: () => '',
  srcOf: () => '',
  upload: () => Promise.reject(new Error()),
}

function Form() {
  const [values, setValues] = useState<Values>(stored)
  return (
    <SchemaForm
      {...{ form, check, values }}
      rules={schema.describe()}
      changes={[]}
      pictures={noPictures}
      wanted={undefined}
      onFound={() => {}}
      onChange={(next) => {
        typed = next as typeof stored
        setValues(next)
      }}
    />
  )
}

test('a translation is a field next to its original, in its own language and direction', async () => {
  await show(<Form />)
  const title = page.getByLabelText('Title (Urdu) (optional)')
  await expect.element(title).toHaveAttribute('dir', 'rtl')
  await expect.element(title).toHaveAttribute('lang', 'ur')
  await title.fill('ایوان')
  await page.getByLabelText('City (Urdu) (optional)').fill('سکردو')
  expect(typed.title_ur).toBe('ایوان')
  expect(typed.bank.branch).toEqual({ city: 'Skardu', city_ur: 'سکردو' })
})

test('a list of hundreds accepts another item, with the groups inside it', async () => {
  await show(<Form />)
  await page.getByRole('button', { name: 'Add a paper' }).click()
  await page.getByLabelText('Name', { exact: true }).fill('The last one')
  await page.getByLabelText('Colour').fill('Red')
  expect(typed.papers).toHaveLength(301)
  expect(typed.papers[300]).toEqual({ name: 'The last one', copies: { colour: 'Red' } })
  await page.getByRole('button', { name: 'Edit: Paper 7', exact: true }).click()
  await page.getByLabelText('Colour').fill('')
  await expect.element(page.getByLabelText('Colour')).toHaveAttribute('aria-invalid', 'true')
})
