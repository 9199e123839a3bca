import { DEFAULT_LANGUAGE, prefixOf, splitPath } from 'domain/texts/languages.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { dataIn, readPageData } from '#lib/page-data/page-data-script.ts'
import { SiteFiles } from '#lib/page-data/site-files.ts'
import { App } from './app.tsx'
import { findPage } from './find-page.ts'
import { i18n, loadTexts } from '#lib/format/i18n.ts'
import { asLanguage } from '#lib/format/texts.ts'
import { notFoundPage, privatePages, publicPages } from './pages.ts'

/**
 * Hydrates the prerendered page, or renders the app into the shell of /dashboard. The page's code and texts are
 * loaded first, so that nothing suspends during hydration. The one file for unknown addresses is rendered again in another language.
 * @param takeClick returns the button that was clicked before hydration, if any
 * @throws ChunkError if code of a whole page cannot be loaded
 */
export async function start(document: Document, takeClick: () => HTMLButtonElement | undefined) {
  const root = document.querySelector('#root')
  if (!root) throw new Error('No #root in the document')
  const data = dataIn(readPageData(document), asLanguage(i18n.locale))
  const { language, path } = splitPath(location.pathname)
  const isTranslated = data.isNotFound === true && language !== DEFAULT_LANGUAGE
  const isWhole = root.firstElementChild !== null && !root.hasAttribute('data-shell') && !isTranslated
  const found = !data.isNotFound && findPage([...publicPages, ...privatePages], path)
  const page = (found || notFoundPage).load().catch((error: unknown) => {
    // a whole page stays readable; in place of a shell React renders the error screen
    if (isWhole) throw error
  })
  const loading = document.forms.length > 0 ? import('#lib/loading/restore-input.ts') : undefined
  const [forms] = await Promise.all([loading, loadTexts(i18n, 'public'), page])
  const restoreInput = forms?.captureInput(document)
  const clicked = takeClick()
  const handleReady = () => {
    restoreInput?.()
    clicked?.click()
  }
  const app = (
    <BrowserRouter basename={prefixOf(language) || '/'}>
      <App i18n={i18n} files={new SiteFiles(path, data)} onReady={handleReady} />
    </BrowserRouter>
  )
  if (isWhole) {
    hydrateRoot(root, app)
  } else {
    // React adds its own title after the shell's, and the first title wins
    document.querySelector('title')?.remove()
    createRoot(root).render(app)
  }
}
