import { type Status, statusFields } from 'domain/status.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_USER } from '#testing/any-user.ts'
import { show } from '#testing/show.tsx'
import { StatusAnnouncement } from './dashboard-page.tsx'

/** Steps through the changes of an open page, one for each press. */
function Page({ steps }: { steps: readonly { status: Status; mayUse: boolean; isSuspended?: boolean }[] }) {
  const [step, setStep] = useState(0)
  const { status, mayUse, isSuspended = false } = steps[step]!
  const user = { ...ANY_USER, ...statusFields(status) }
  const actor = { uid: user.id, role: user.role, approved: mayUse, suspended: isSuspended }
  return (
    <>
      <StatusAnnouncement session={{ status: 'open', user, actor, key: '', isHeard: true }} />
      <button onClick={() => setStep(step + 1)}>Next</button>
    </>
  )
}

const news = page.getByRole('status')
const next = () => page.getByRole('button').click()

test('an open page announces a rejection, a correction and, once the token allows access, an approval', async () => {
  await show(
    <Page
      steps={[
        { status: 'pending', mayUse: false },
        { status: 'rejected', mayUse: false },
        { status: 'pending', mayUse: false },
        { status: 'approved', mayUse: false },
        { status: 'approved', mayUse: true },
      ]}
    />,
  )
  await expect.element(news).toBeEmptyDOMElement()
  await next()
  await expect
    .element(news)
    .toHaveTextContent('Please correct your application. The office has written what to change.')
  await next()
  await expect.element(news).toHaveTextContent('The office is checking your application again.')
  await next()
  await expect.element(news).toHaveTextContent('The office is checking your application again.')
  await next()
  await expect.element(news).toHaveTextContent('Your application is approved. Welcome, Palwasha.')
})

test('an open page announces a reinstatement, and no approval', async () => {
  await show(
    <Page
      steps={[
        { status: 'approved', mayUse: false, isSuspended: true },
        { status: 'approved', mayUse: true },
      ]}
    />,
  )
  await expect.element(news).toBeEmptyDOMElement()
  await next()
  await expect.element(news).toHaveTextContent('The office has reinstated your account.')
})
