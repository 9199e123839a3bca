import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { writeParameters } from './terminal.ts'

test('parameters are set one by one, and the others and comments stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  const path = join(folder, '.env.p')
  writeParameters(path, { WEB_API_KEY: 'a', SMTP_PORT: '587' })
  writeFileSync(path, `# ours\n${readFileSync(path, 'utf8')}VISITOR_MAILS_PER_HOUR="50"`)
  writeParameters(path, { WEB_API_KEY: 'b', MAIL_FROM: 'Chamber <a@b.example>' })
  const text = readFileSync(path, 'utf8')
  rmSync(folder, { recursive: true })
  expect(text.startsWith('# ours\n')).toBe(true)
  expect(text.endsWith('"\n')).toBe(true)
  expect(parseEnv(text)).toEqual({
    WEB_API_KEY: 'b',
    SMTP_PORT: '587',
    VISITOR_MAILS_PER_HOUR: '50',
    MAIL_FROM: 'Chamber <a@b.example>',
  })
})
