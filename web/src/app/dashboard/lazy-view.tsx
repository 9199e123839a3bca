import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { LoadFailed } from '#components/feedback/empty-state.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { loadOrReload } from '#lib/loading/load-chunk.ts'
import type { ViewProps } from './rail/view.ts'

type ViewComponent = ComponentType<ViewProps>

/**
 * Creates a view whose code is loaded when it is first shown. While it loads or if it fails, the page around
 * it stays.
 * @param name names the view in errors
 */
export function lazyView(name: string, load: () => Promise<ViewComponent>): ViewComponent {
  let loaded: ViewComponent | undefined
  return function LazyView(props: ViewProps) {
    const { t } = useLingui()
    const [View, setView] = useState(() => loaded)
    const [tries, setTries] = useState(1)
    const [failed, setFailed] = useState(0)

    useEffect(() => {
      if (loaded) return
      loadOrReload(name, load).then(
        (component) => {
          loaded = component
          setView(() => component)
        },
        (error: unknown) => {
          console.error(error)
          setFailed(tries)
        },
      )
    }, [tries])

    const tryAgain = () => {
      // some browsers remember that a file failed; offline, a reload would fail too
      if (tries > 1 && navigator.onLine) location.reload()
      setTries(tries + 1)
    }

    if (View) return <View {...props} />
    if (failed < tries) return <Loading text={t`Loading...`} />
    return (
      <div role="alert">
        <LoadFailed text={t`This page could not be loaded.`} onRetry={tryAgain}>
          <Trans>Check your connection and try again.</Trans>
        </LoadFailed>
      </div>
    )
  }
}
