import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/** Finds exported functions with the comment right before them. */
const FUNCTION =
  /\/\*\*\s+((?:(?!\*\/)[\s\S])*?)\s*\*\/\nexport (?:async )?(?:function\*? (\w+)|const (\w+)[^=\n]* = (?:async )?(?:<[^>]*>)?\()/g

test('the doc comment of every exported function starts with a verb, such as Returns', () => {
  const others = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FUNCTION)]
      .filter(([, comment]) => !/^(\* )?[A-Z][a-z]+s\b/.test(comment ?? ''))
      .map(([, , named, constant]) => `${file}: ${named ?? constant}`),
  )
  expect(others).toEqual([])
})
