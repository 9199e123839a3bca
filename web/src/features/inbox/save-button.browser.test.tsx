import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { ExportButton } from './save-button.tsx'

test('a list can be exported without a search; otherwise a note says why not', async () => {
  const listState = { list: 'messages', shown: 'all', back: 'ever', open: '' } as const
  const { unmount } = await show(<ExportButton listState={listState} isSearch={false} />)
  await expect.element(page.getByRole('button', { name: 'Export (CSV)' })).toBeVisible()
  await unmount()
  await show(<ExportButton listState={listState} isSearch />)
  await expect.element(page.getByText('To export the list, clear the search.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export (CSV)' })).not.toBeInTheDocument()
})
