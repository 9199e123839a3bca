import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageData } from '#lib/page-data/page-data-script.ts'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import { App } from './app.tsx'
import { findPage } from './find-page.ts'
import { i18n, loadTexts } from './i18n.ts'
import { notFoundPage, privatePages, publicPages } from './pages.ts'

/**
 * Hydrates the prerendered page, or takes the place of what waits in the shell of /dashboard. The page's own code and
 * texts are loaded before, so that nothing suspends while hydrating.
 * @param takeClick tells the button that was clicked meanwhile
 */
export async function start(document: Document, takeClick: () => HTMLButtonElement | undefined) {
  const root = document.querySelector('#root')
  if (!root) throw new Error('No #root in the document')
  const data = readPageData(document)
  // a page that does not arrive is the error screen's business, which React shows in its place
  const found = !data.isNotFound && findPage([...publicPages, ...privatePages], location.pathname)
  const page = (found || notFoundPage).load().catch(() => undefined)
  const loading = document.forms.length > 0 ? import('#lib/loading/restore-input.ts') : undefined
  const [forms] = await Promise.all([loading, loadTexts(i18n, 'public'), page])
  const giveBack = forms?.keepInput(document)
  const clicked = takeClick()
  const handleReady = () => {
    giveBack?.()
    clicked?.click()
  }
  const app = (
    <BrowserRouter>
      <App i18n={i18n} files={new SiteFiles(location.pathname, data)} onReady={handleReady} />
    </BrowserRouter>
  )
  if (root.firstElementChild && !root.hasAttribute('data-shell')) {
    hydrateRoot(root, app)
  } else {
    // React puts its own title behind the shell's, which would stay in force
    document.querySelector('title')?.remove()
    createRoot(root).render(app)
  }
}
