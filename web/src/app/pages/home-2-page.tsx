import { Agenda } from '#features/events/agenda.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { FounderFirst } from '#features/home/founder-first.tsx'
import { HeroStar } from '#features/home/hero-star.tsx'
import { JoinStrip } from '#features/home/join-strip.tsx'
import { NarrowAndWide } from '#features/home/narrow-and-wide.tsx'
import { NumberTower } from '#features/home/number-tower.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { HomeHead } from './home-head.tsx'

/** The home page as a calendar: numbers beside what happens next. */
export const Home2Page = () => (
  <>
    <HomeHead />
    <HeroStar />
    <NarrowAndWide>
      <NumberTower />
      <Agenda />
    </NarrowAndWide>
    <FounderFirst />
    <VolunteerBanner ground="night" isToothed />
    <BlogTeaser layout="pair" from={0} />
    <JoinStrip ground="genda" of="second" />
  </>
)
