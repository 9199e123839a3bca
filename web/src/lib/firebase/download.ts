import { readJson } from '../http.ts'
import { idToken } from './auth.ts'

/** What a file is called by who sends it, `attachment; filename=cv.pdf`. */
const nameIn = (disposition: string | null) => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1]

/**
 * Saves a file that is answered only with the ID token. It is never shown in the page: it may be a stranger's.
 * @param name what it is called where the answer does not say
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export async function download(address: string, name: string): Promise<void> {
  const answer = await fetch(address, {
    headers: {
      authorization: `Bearer ${await idToken()}`,
      'accept-language': document.documentElement.lang,
    },
  })
  if (!answer.ok) await readJson(answer)
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = nameIn(answer.headers.get('content-disposition')) ?? name
  link.click()
  URL.revokeObjectURL(url)
}
