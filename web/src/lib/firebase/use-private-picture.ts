import { useEffect, useState } from 'react'
import { idToken } from './auth.ts'

interface SharedPicture {
  /** Number of components that show it. */
  usages: number
  /** Object URL; undefined if it could not be loaded. */
  url: Promise<string | undefined>
}

const shared = new Map<string, SharedPicture>()

/** Decodes a picture. @throws if it is not a picture */
function decode(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  return image.decode()
}

/** Fetches a picture with the ID token, which an `<img>` cannot send. @returns an object URL */
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
 * Loads a picture that is not public, such as a profile picture or a draft's. It is fetched once for all
 * components and released with the last one.
 * @param address URL of the picture; '' or undefined fetches nothing
 * @returns undefined while loading or without an address, null if it could not be loaded
 */
export function usePrivatePicture(address: string | undefined): string | null | undefined {
  const [shown, setShown] = useState<{ address: string; url: string | undefined }>()
  useEffect(() => {
    if (!address) return
    let isCancelled = false
    void acquire(address).then((url) => isCancelled || setShown({ address, url }))
    return () => {
      isCancelled = true
      // the object URL may be revoked now, and must not be shown again for the same address
      setShown(undefined)
      drop(address)
    }
  }, [address])
  return shown && shown.address === address ? (shown.url ?? null) : undefined
}

/** Loads several pictures. @returns those that have loaded, by address */
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
