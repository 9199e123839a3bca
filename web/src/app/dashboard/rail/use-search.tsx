import { useLingui } from '@lingui/react/macro'
import type { Actor } from 'domain/permissions.ts'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { i18n, loadTexts } from '#lib/format/i18n.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { loadOrReload } from '#lib/loading/load-chunk.ts'
import type { View } from './view.ts'

const loadDialog = async () => {
  const [{ SearchDialog }] = await Promise.all([
    import('#features/search/view/search-dialog.tsx'),
    loadTexts(i18n, 'office'),
  ])
  return SearchDialog
}

type DialogProps = ComponentProps<Awaited<ReturnType<typeof loadDialog>>>

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The key that opens the search, as it is shown. */
export const SEARCH_KEY = isApple ? '⌘ K' : 'Ctrl K'

interface SearchOptions {
  /** The views that are searched. A search of a single one is not offered. */
  views: readonly View[]
  actor: Actor
  /** Called before it goes to a result. */
  onChoose: () => void
}

/** Returns what opens the search, undefined where there is none, and the dialog while it is open. Ctrl K opens it too. */
export function useSearch({ views, actor, onChoose }: SearchOptions) {
  const { i18n: texts } = useLingui()
  const errorText = useErrorText()
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  const open = () => {
    loadOrReload('search', loadDialog).then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => void showToast('error', errorText(error)),
    )
  }
  const hasSearch = views.length > 1
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(isApple ? metaKey : ctrlKey) || altKey || shiftKey) return
    // another dialog may have something unsaved
    if (!hasSearch || (!Dialog && document.querySelector('dialog:modal'))) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const searched = views.map(({ tab, icon, label, title }) => ({
    tab,
    icon,
    label: texts._(label),
    title: texts._(title ?? label),
  }))
  const dialog = Dialog && (
    <Dialog {...{ actor, onChoose }} views={searched} onClose={() => setDialog(undefined)} />
  )
  return { openSearch: hasSearch ? open : undefined, dialog }
}
