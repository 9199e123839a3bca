import 'virtual:borders.css'
import './styles/global.css'
import { keepClick } from './app/early/keep-click.ts'
import { serveMenus } from './app/early/menus.ts'
import { offerUrdu } from './app/early/offer-urdu.ts'
import { showYear } from './app/early/show-year.ts'
import { startWhenWanted } from './app/early/start-when-wanted.ts'
import { loadOrReload } from '#lib/loading/load-chunk.ts'

// A page that is only read loads nothing else. web/build/chunks.ts puts this into one file.
serveMenus(document)
showYear(document)
// without a connection it is offered on the next page
offerUrdu(document).catch(() => {})
const takeClick = keepClick(document)
startWhenWanted(document, async () => {
  const { start } = await loadOrReload('start', () => import('./app/start.tsx'))
  await start(document, takeClick)
})
