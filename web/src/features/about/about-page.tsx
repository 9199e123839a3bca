import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { Team } from '#components/sections/team.tsx'
import { Creed } from './creed.tsx'
import { HowOneJoins } from './how-one-joins.tsx'
import { Values } from './values.tsx'

/** What the chamber is for, how one joins it, and who keeps it. */
export function AboutPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`About Us`} />
      <PageBanner title={t`About Us`} crumb={t`About Us`} art="banner-about" />
      <Creed />
      <Values />
      <HowOneJoins />
      <Counters />
      <Team withWork />
    </>
  )
}
