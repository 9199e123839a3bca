import 'virtual:borders.css'
import './styles/global.css'
import { startWhenWanted } from './app/start-when-wanted.ts'

startWhenWanted(document, async () => {
  const { start } = await import('./app/start.tsx')
  await start(document)
})
