import { useEffect, useEffectEvent } from 'react'

/** Says `<html data-ready>` when the page around it is hydrated. */
export function Ready({ onReady }: { onReady?: (() => void) | undefined }) {
  const ready = useEffectEvent(() => onReady?.())
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    ready()
  }, [])
  return null
}
