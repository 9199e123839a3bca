// Vite with hot reload, for `npm run dev`: the pages come from here, all else from the emulators.
// node vite-server.ts PORT SUITE_FOLDER
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ClientEnv } from '../config/client-env.ts'
import { fromRoot } from '../config/paths.ts'
import { readSite } from './read-site.ts'
import { servePages } from './serve-pages.ts'

const [port, folder = ''] = process.argv.slice(2)
const env = JSON.parse(readFileSync(join(folder, 'env.json'), 'utf8')) as ClientEnv

const behindHosting = ['/api', '/media', '/callable', '/__/firebase', '/emulators.json', '^/(register)?$']

const server = await createServer({
  root: fromRoot('web'),
  // pages are answered below
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(behindHosting.map((path) => [path, env.CHAMBER_ORIGIN])),
  },
})
server.middlewares.use(servePages(server, () => readSite(env)))
await server.listen()
await server.warmupRequest('/src/main.tsx')
console.log('Vite is ready')
