import { useEffect, useState } from 'react'
import { idToken } from './auth.ts'

interface Held {
  /** How many places of this page show it. */
  holders: number
  /** Address of the picture within this page; undefined where there is nothing to show. */
  url: Promise<string | undefined>
}

const held = new Map<string, Held>()

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

function hold(address: string): Held['url'] {
  const photo = held.get(address) ?? { holders: 0, url: fetchPhoto(address).catch(() => undefined) }
  photo.holders += 1
  held.set(address, photo)
  return photo.url
}

function release(address: string) {
  const photo = held.get(address)
  if (!photo) return
  photo.holders -= 1
  if (photo.holders > 0) return
  held.delete(address)
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
    let isWanted = true
    void hold(address).then((url) => isWanted && setShown({ address, url }))
    return () => {
      isWanted = false
      release(address)
    }
  }, [address])
  return shown && shown.address === address ? shown.url : undefined
}
