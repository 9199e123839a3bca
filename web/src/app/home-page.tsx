import { useLingui } from '@lingui/react/macro'
import { PageHead } from '#components/layout/page-head.tsx'
import { Counters } from '#components/sections/counters.tsx'
import { Team } from '#components/sections/team.tsx'
import { LatestBlogs } from '#features/blogs/latest/latest-blogs.tsx'
import { CausesSection } from '#features/causes/causes-section.tsx'
import { Aims } from '#features/home/aims.tsx'
import { Hero } from '#features/home/hero.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'

export function HomePage() {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t`Home`}
        description={t`A forum for women entrepreneurs from every tier of society: to be heard, to be helped, and to grow.`}
      />
      <Hero />
      <Aims />
      <Counters />
      <CausesSection />
      <LatestBlogs />
      <VolunteerBanner />
      <Team />
    </>
  )
}
