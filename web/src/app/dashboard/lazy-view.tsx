import { useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { Loading } from '#components/feedback/loading.tsx'
import { loadOrReload } from '#lib/load-or-reload.ts'
import type { ViewProps } from './view.ts'

/**
 * A view whose code is loaded when it is first shown, for views that only some people need. With a Suspense boundary of
 * its own, so that it says at once that it is on its way, instead of leaving the view before it in place.
 * @param name what the message calls it if it does not arrive
 */
export function lazyView(
  name: string,
  load: () => Promise<ComponentType<ViewProps>>,
): ComponentType<ViewProps> {
  const View = lazy(async () => ({ default: await loadOrReload(name, load) }))
  return function LazyView(props: ViewProps) {
    const { t } = useLingui()
    return (
      <Suspense fallback={<Loading text={t`Loading...`} />}>
        <View {...props} />
      </Suspense>
    )
  }
}
