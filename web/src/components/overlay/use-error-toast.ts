import { useEffect } from 'react'
import { type ErrorTexts, useErrorText } from '#lib/format/use-error-text.ts'
import { loadToasts, showToast } from './toasts.tsx'

/** Returns what shows an error as a toast; nothing if the user cancelled. Loads toasts at once, so that they also work when the connection is lost. */
export function useErrorToast() {
  const errorText = useErrorText()
  useEffect(() => void loadToasts(), [])
  return (error: unknown, own?: ErrorTexts): void => {
    const text = errorText(error, own)
    if (text) void showToast('error', text)
  }
}
