import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#components/layout/page-head.tsx'

/** Title and description of the home page, the same in its three layouts. */
export function HomeHead() {
  const { t } = useLingui()
  return (
    <PageHead
      title={t`Home`}
      description={t`A forum for women entrepreneurs from every tier of society: to be heard, to be helped, and to grow.`}
    />
  )
}
