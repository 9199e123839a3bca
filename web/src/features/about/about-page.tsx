import { useLingui } from '@lingui/react/macro'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { JumpRow } from './jump-row.tsx'
import { VisionAndMission } from './vision-and-mission.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { People } from './people.tsx'
import { MorePages } from './more-pages.tsx'
import { Values } from './values.tsx'

/** Renders the page About Us: aims, how to join, values and people. */
export function AboutPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`About Us`} />
      <PageBanner title={t`About Us`} crumb={t`About Us`} art="banner-about" />
      <JumpRow />
      <VisionAndMission />
      <HowToJoin />
      <Values />
      <Counters />
      <People />
      <MorePages />
    </>
  )
}
