import { useEffect, useState } from 'react'
import { idToken } from './auth.ts'

interface SharedPicture {
  /** How many places of this page show it. */
  usages: number
  /** Address of the picture within this page; undefined where there is nothing to show. */
  url: Promise<string | undefined>
}

const shared = new Map<string, SharedPicture>()

/** @throws if it is no picture */
function decode(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  return image.decode()
}

/** The picture as this page's own copy. An `<img>` cannot ask for it: it is answered only with the ID token. */
async function fetchPicture(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${await idToken()}` } })
  if (!answer.ok) return undefined
  const url = URL.createObjectURL(await answer.blob())
  try {
    await decode(url)
    return url
  } catch {
    URL.revokeObjectURL(url)
    return undefined
  }
}

function acquire(address: string): SharedPicture['url'] {
  const picture = shared.get(address) ?? { usages: 0, url: fetchPicture(address).catch(() => undefined) }
  picture.usages += 1
  shared.set(address, picture)
  return picture.url
}

function drop(address: string) {
  const picture = shared.get(address)
  if (!picture) return
  picture.usages -= 1
  if (picture.usages > 0) return
  shared.delete(address)
  void picture.url.then((url) => url && URL.revokeObjectURL(url))
}

/**
 * A picture that not everybody may see, a person's photograph or a draft's, fetched once however many places show it and
 * given up with the last of them.
 * @param address where it is answered; '' or undefined where there is none, and nothing is fetched
 * @returns undefined while none is given or it is on its way, null where it is not to be had
 */
export function usePrivatePicture(address: string | undefined): string | null | undefined {
  const [shown, setShown] = useState<{ address: string; url: string | undefined }>()
  useEffect(() => {
    if (!address) return
    let isCancelled = false
    void acquire(address).then((url) => isCancelled || setShown({ address, url }))
    return () => {
      isCancelled = true
      // its copy may be given up now, and must not be shown when the same address comes again
      setShown(undefined)
      drop(address)
    }
  }, [address])
  return shown && shown.address === address ? (shown.url ?? null) : undefined
}

/** The same of several at once. @returns those that have come, by their address */
export function usePrivatePictures(addresses: readonly string[]): Readonly<Record<string, string>> {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const all = addresses.join(' ')
  useEffect(() => {
    const wanted = all.split(' ').filter(Boolean)
    let isCancelled = false
    for (const address of wanted)
      void acquire(address).then((url) => {
        if (url && !isCancelled) setShown((others) => ({ ...others, [address]: url }))
      })
    return () => {
      isCancelled = true
      setShown({})
      wanted.forEach(drop)
    }
  }, [all])
  return shown
}
