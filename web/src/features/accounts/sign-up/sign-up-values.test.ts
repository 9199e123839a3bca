import { check } from 'domain/schemas/check.ts'
import { rule } from 'domain/values/rule.ts'
import { expect, test } from 'vitest'
import { signUpSchema } from './sign-up-schema.ts'
import { initialValues, toFormData } from '../sign-up-values.ts'

const picture = new File(['x'], 'front.jpg', { type: 'image/jpeg' })

test('both sides of the identity card are required, the other pictures are not', async () => {
  const checked = await check(signUpSchema, { ...initialValues, cnic_front: picture })
  const errors = checked.ok ? {} : checked.errors
  expect(errors['cnic_back']).toEqual([rule('fileRequired')])
  expect(errors).not.toHaveProperty('cnic_front')
  expect(errors).not.toHaveProperty('profile_image')
})

test('only filled-in fields are sent, and a designation only for the team', () => {
  const values = { ...initialValues, email: 'a@b.example', designation: 'Clerk', cnic_front: picture }
  expect([...toFormData(values).keys()].toSorted()).toEqual(['cnic_front', 'email', 'gender', 'role'])
  expect(toFormData({ ...values, role: 'team' }).get('designation')).toBe('Clerk')
})
