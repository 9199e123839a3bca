import 'virtual:borders.css'
import './styles/global.css'
import { keepClick } from './app/early/keep-click.ts'
import { serveMenus } from './app/early/menus.ts'
import { showYear } from './app/early/show-year.ts'
import { startWhenWanted } from './app/early/start-when-wanted.ts'
import { loadOrReload } from './lib/loading/load-or-reload.ts'

// A page that is only read loads nothing else. web/build/chunks.ts puts this into one file.
serveMenus(document)
showYear(document)
const takeClick = keepClick(document)
startWhenWanted(document, async () => {
  const { start } = await loadOrReload('start', () => import('./app/start.tsx'))
  await start(document, takeClick)
})
