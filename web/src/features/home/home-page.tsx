import { useLingui } from '@lingui/react/macro'
import { PageHead } from '../../components/page-head.tsx'

export function HomePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Home`} />
      <h1>{t`Where women’s enterprise becomes an industry`}</h1>
    </>
  )
}
