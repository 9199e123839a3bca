import 'virtual:borders.css'
import './styles/global.css'
import { startWhenWanted } from './app/start-when-wanted.ts'
import { fetchEarly } from './lib/early-fetch.ts'

fetchEarly(document)
startWhenWanted(document, async () => {
  const { start } = await import('./app/start.tsx')
  await start(document)
})
