import { hostingSite, siteFolder } from '../../env.ts'
import { folderTarget } from './folder-target.ts'
import type { PublishTarget } from './target.ts'

/** Where this deployment publishes to; `undefined` where nothing is served that a publisher could change, as in `npm run dev`. */
export function chooseTarget(): PublishTarget | undefined {
  const folder = siteFolder.value()
  if (folder !== '') return folderTarget(folder)
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return undefined
  void hostingSite
  return undefined
}
