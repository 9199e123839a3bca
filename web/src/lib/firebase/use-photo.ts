import { useEffect, useState } from 'react'
import { idToken } from './auth.ts'

interface SharedPhoto {
  /** How many places of this page show it. */
  usages: number
  /** Address of the picture within this page; undefined where there is nothing to show. */
  url: Promise<string | undefined>
}

const shared = new Map<string, SharedPhoto>()

/** @throws if it is no picture */
function decode(url: string): Promise<void> {
  const image = new Image()
  image.src = url
  return image.decode()
}

/** The picture as this page's own copy. An `<img>` cannot ask for it: the documents route wants the ID token. */
async function fetchPhoto(address: string): Promise<string | undefined> {
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

function acquire(address: string): SharedPhoto['url'] {
  const photo = shared.get(address) ?? { usages: 0, url: fetchPhoto(address).catch(() => undefined) }
  photo.usages += 1
  shared.set(address, photo)
  return photo.url
}

function drop(address: string) {
  const photo = shared.get(address)
  if (!photo) return
  photo.usages -= 1
  if (photo.usages > 0) return
  shared.delete(address)
  void photo.url.then((url) => url && URL.revokeObjectURL(url))
}

/**
 * A person's photograph, fetched once however many places show it and given up with the last of them.
 * @param address of `profile_image` in her document; '' or undefined where she has none, and nothing is fetched
 * @returns undefined while there is nothing to show: none given, on its way, or not to be had
 */
export function usePhoto(address: string | undefined): string | undefined {
  const [shown, setShown] = useState<{ address: string; url: string | undefined }>()
  useEffect(() => {
    if (!address) return
    let isCancelled = false
    void acquire(address).then((url) => isCancelled || setShown({ address, url }))
    return () => {
      isCancelled = true
      drop(address)
    }
  }, [address])
  return shown && shown.address === address ? shown.url : undefined
}
