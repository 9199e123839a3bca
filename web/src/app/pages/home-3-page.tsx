import { Counters } from '#components/sections/counters.tsx'
import { FirstAndRest } from '#features/events/first-and-rest.tsx'
import { BlogTeaser } from '#features/home/blog-teaser.tsx'
import { HeroFrieze } from '#features/home/hero-frieze.tsx'
import { JoinStrip } from '#features/home/join-strip.tsx'
import { NightPortraits } from '#features/home/night-portraits.tsx'
import { VolunteerBanner } from '#features/home/volunteer-banner.tsx'
import { HomeHead } from './home-head.tsx'

/** The home page under a frieze: the next event large, the leaders on night. */
export const Home3Page = () => (
  <>
    <HomeHead />
    <HeroFrieze />
    <Counters />
    <FirstAndRest />
    <NightPortraits />
    <BlogTeaser layout="rows" from={2} />
    <VolunteerBanner isToothed />
    <JoinStrip ground="kora" of="third" />
  </>
)
