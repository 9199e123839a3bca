// Vite with hot reload, for `npm run dev`: the pages come from here, all else from the emulators.
// node vite-server.ts PORT HOSTING_ORIGIN
import { createServer } from 'vite'
import { fromRoot } from '../config/paths.ts'

const [port, hosting = ''] = process.argv.slice(2)

const behindHosting = ['/api', '/media', '/callable', '/__/firebase', '/emulators.json', '^/(register)?$']

const server = await createServer({
  root: fromRoot('web'),
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(behindHosting.map((path) => [path, hosting])),
  },
})
await server.listen()
await server.warmupRequest('/src/main.tsx')
console.log('Vite is ready')
