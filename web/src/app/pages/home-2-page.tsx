import { Agenda } from '#features/events/agenda.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { Home2Team } from '#features/home/home-2-team.tsx'
import { HeroStar } from '#features/home/hero-star.tsx'
import { JoinStrip } from '#features/home/join-strip.tsx'
import { CounterColumn, NarrowAndWideColumns } from '#features/home/columns.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { HomeHead } from './home-head.tsx'

/** Renders the second home page: the counters beside the next events. */
export const Home2Page = () => (
  <>
    <HomeHead />
    <HeroStar />
    <NarrowAndWideColumns>
      <CounterColumn />
      <Agenda />
    </NarrowAndWideColumns>
    <Home2Team />
    <VolunteerBanner ground="night" isToothed />
    <BlogTeaser layout="pair" from={0} />
    <JoinStrip ground="genda" of="second" />
  </>
)
