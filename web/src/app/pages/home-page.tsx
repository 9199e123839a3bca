import { Counters } from '#components/sections/counters.tsx'
import { Team } from '#components/sections/team.tsx'
import { LatestBlogs } from '#features/blogs/latest/latest-blogs.tsx'
import { CausesSection } from '#features/causes/causes-section.tsx'
import { Aims } from '#features/home/aims.tsx'
import { Hero } from '#features/home/hero.tsx'
import { NextEventStrip } from '#features/home/next-event-strip.tsx'
import { ServicesGlance } from '#features/home/services-glance.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { HomeHead } from './home-head.tsx'

export const HomePage = () => (
  <>
    <HomeHead />
    <Hero />
    <NextEventStrip />
    <ServicesGlance />
    <Aims />
    <Counters />
    <CausesSection />
    <LatestBlogs />
    <VolunteerBanner />
    <Team />
  </>
)
