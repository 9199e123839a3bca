import { createElement } from 'react'

/** `waiting`: it worked, and somebody else goes on with it. */
export type ToastTone = 'success' | 'waiting' | 'error'

const TYPES = { success: 'success', waiting: 'warning', error: 'error' } as const

/** Notifications close by themselves after this time (spec, section 9); errors stay until closed. */
export const TOAST_MS = 5_000

let isWanted = false
let announce = () => {}

/** Tells the one `Toasts` of the app when the first toast is wanted: only then is its library loaded. */
export const firstToast = {
  subscribe: (listener: () => void) => {
    announce = listener
    return () => {
      announce = () => {}
    }
  },
  getSnapshot: () => isWanted,
}

/** Takes away what is still shown, since it is about something that is now tried again. */
export async function clearToasts() {
  if (!isWanted) return
  const { toast } = await import('react-toastify/unstyled')
  toast.dismiss()
}

/** Shows a short message at the top end of the page, also across a change of page. */
export async function showToast(tone: ToastTone, text: string) {
  isWanted = true
  announce()
  const { toast } = await import('react-toastify/unstyled')
  toast(createElement('span', null, text), { type: TYPES[tone], autoClose: tone !== 'error' && TOAST_MS })
}
