import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractor } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/** A text of the pages. Two texts with the same words and another context have two translations. */
interface PageText {
  text: string
  context: string
}

const source = join(import.meta.dirname, '../../web/src')

/** Reads every text from the code of the pages, as Lingui's catalogues would have it. */
export async function readPageTexts(): Promise<PageText[]> {
  const linguiConfig = getConfig({ configPath: join(source, '../lingui.config.ts') })
  const texts: PageText[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    const path = join(source, file)
    const code = await readFile(path, 'utf8')
    if (file.includes('.test.') || !code.includes('@lingui/')) continue
    const add = ({ id, message = id, context = '' }: { id: string; message?: string; context?: string }) =>
      texts.push({ text: message, context })
    await extractor.extract(path, code, add, { linguiConfig })
  }
  return texts
}
