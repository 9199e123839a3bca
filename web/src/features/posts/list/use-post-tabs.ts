import { SHOWN_POSTS, type ShownPosts } from 'domain/office/managed-posts.ts'
import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import type { PostKind } from '../kinds.ts'

const PARAMETER = 'show'

/** Returns the tabs of a list, and the one that the address names in `?show=`; the first by default. */
export function usePostTabs({ name }: Pick<PostKind, 'name'>) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const labels: Record<ShownPosts, string> = {
    all: t`All`,
    published: t`Published`,
    draft: t`Draft`,
    coming: t`Upcoming`,
    past: t`Past`,
  }
  const [first, ...others] = SHOWN_POSTS[name]
  const named = params.get(PARAMETER)
  const choose = (tab: ShownPosts) =>
    setParams((now) => {
      const rest = [...now].filter(([key]) => key !== PARAMETER)
      return new URLSearchParams(tab === first ? rest : [...rest, [PARAMETER, tab]])
    })
  return {
    tabs: SHOWN_POSTS[name].map((id: ShownPosts) => ({ id, label: labels[id] })),
    shown: others.find((tab) => tab === named) ?? first,
    choose,
  }
}
