import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const script = `
  import { whenOrphaned } from ${JSON.stringify(import.meta.resolve('./when-orphaned.mjs'))}
  const life = setTimeout(() => console.log('nothing'), 20_000)
  whenOrphaned(() => {
    console.log('orphaned')
    clearTimeout(life)
  })
  console.log('up')`

test('a process notices when the shell that started it is killed', async () => {
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, script])
  shell.stdout.setEncoding('utf8')
  expect(await once(shell.stdout, 'data')).toEqual(['up\n'])
  shell.kill('SIGTERM')
  expect(await once(shell.stdout, 'data')).toEqual(['orphaned\n'])
})
