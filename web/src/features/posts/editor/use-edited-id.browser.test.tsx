import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { useEditedId } from './use-edited-id.ts'

function Editing() {
  const { edited, edit, finish } = useEditedId()
  return (
    <>
      <output>{`${useLocation().search} ${edited ?? 'none'}`}</output>
      <button onClick={() => edit('new')}>Add</button>
      <button onClick={() => edit('made', { replace: true })}>Made</button>
      <button onClick={finish}>Finish</button>
    </>
  )
}

const press = (name: string) => page.getByRole('button', { name }).click()
const says = (words: string) => expect.element(page.getByRole('status')).toHaveTextContent(words)

test('after saving a post that was opened by its address, closing shows the list', async () => {
  await show(<Editing />, undefined, '/dashboard?tab=blogs&edit=new')
  await says('?tab=blogs&edit=new new')
  await press('Made')
  await says('?tab=blogs&edit=made made')
  await press('Finish')
  await says('?tab=blogs none')
})

test('closing a post that was opened from the list returns to it', async () => {
  await show(<Editing />, undefined, '/dashboard?tab=blogs')
  await press('Add')
  await press('Made')
  await says('?tab=blogs&edit=made made')
  await press('Finish')
  await says('?tab=blogs none')
})
