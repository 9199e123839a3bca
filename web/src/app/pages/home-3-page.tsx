import { Counters } from '#components/sections/counters.tsx'
import { UpcomingEvents } from '#features/events/upcoming-events.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { HeroFrieze } from '#features/home/hero-frieze.tsx'
import { JoinStrip } from '#features/home/join-strip.tsx'
import { Home3Team } from '#features/home/home-3-team.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { HomeHead } from './home-head.tsx'

/** Renders the home page under a frieze, with the next event large and the leaders on dark blue. */
export const Home3Page = () => (
  <>
    <HomeHead />
    <HeroFrieze />
    <Counters />
    <UpcomingEvents />
    <Home3Team />
    <BlogTeaser layout="rows" from={2} />
    <VolunteerBanner isToothed />
    <JoinStrip ground="kora" of="third" />
  </>
)
