import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { useTypedSearch } from './use-typed-search.ts'

function List() {
  const [typed, setTyped] = useTypedSearch()
  return <input aria-label="Search" value={typed} onChange={({ target }) => setTyped(target.value)} />
}

/** A list that is left, opened with a search, and loaded again. */
function Views() {
  const [loads, setLoads] = useState(0)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/list?tab=a" state={{ search: 'loom' }}>
        Show all
      </Link>
      <Link to="/other">Other</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => setLoads(loads + 1)}>Reload</button>
      <p>{pathname + search}</p>
      {pathname === '/list' && <List key={loads} />}
    </>
  )
}

const field = () => page.getByRole('textbox', { name: 'Search' })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a link brings a search once: it does not return on reload or Back after it was cleared', async () => {
  await show(<Views />, undefined, '/list')
  await field().fill('honey')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.element(field()).toHaveValue('loom')
  await expect.element(page.getByText('/list?tab=a')).toBeVisible()
  await field().fill('')
  await press('Reload')
  await expect.element(field()).toHaveValue('')
  await page.getByRole('link', { name: 'Other' }).click()
  await expect.element(field()).not.toBeInTheDocument()
  await press('Back')
  await expect.element(field()).toHaveValue('')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect.element(field()).toHaveValue('loom')
})
