import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatClock, formatDayBlock, formatInstant } from 'domain/dates.ts'
import { CARD_FOLDER, cardText, type ShareCard } from 'domain/share-card.ts'
import type { SiteData } from 'domain/site.ts'
import { LANGUAGES, prefixOf } from 'domain/texts/languages.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { paths } from '#lib/paths.ts'
import { loadAllTexts } from './all-texts.ts'
import { inLanguage } from './page/in-language.ts'
import { isTranslated } from './page/list-pages.ts'
import { toPublicSite } from './page/public-fields.ts'

/** Is increased when cards are drawn differently, so that all are drawn again. */
const DESIGN = 2

/** The titles of pages that have a card of their own, besides posts, events, causes, pages of the office and the home page. */
const TITLES: Readonly<Record<string, MessageDescriptor>> = {
  [paths.about]: msg`About Us`,
  [paths.services]: msg`Services`,
  [paths.causes]: msg`Our Causes`,
  [paths.events]: msg`Our Event`,
  [paths.blog]: msg`Latest News`,
  [paths.donate]: msg`Make a Donation`,
  [paths.volunteer]: msg`Become a Volunteer`,
  [paths.contact]: msg`Contact Us`,
  [paths.privacy]: msg`Privacy`,
  [paths.downloads]: msg`Downloads`,
  [paths.signup]: msg`Sign Up`,
  [paths.login]: msg`Sign In`,
  [paths.forgotPassword]: msg`Forgot Password`,
}

/** Lists the share cards of all pages, those of the newest posts first. A title with letters that no face has gets none. */
export async function planCards(stored: SiteData): Promise<ShareCard[]> {
  const site = toPublicSite(stored)
  return (await Promise.all(LANGUAGES.map((language) => planLanguage(inLanguage(site, language))))).flat()
}

async function planLanguage({ content, language, ...site }: SiteData): Promise<ShareCard[]> {
  const [blogs, events] = [site.blogs.filter(isTranslated), site.events.filter(isTranslated)]
  const i18n = await loadAllTexts(language)
  const { shortName, nameRest } = content.organisation

  const card = (drawn: Omit<ShareCard, 'pages' | 'path' | 'shortName' | 'nameRest'>, ...pages: string[]) => {
    const inputs = {
      ...drawn,
      title: cardText(drawn.title),
      line: cardText(drawn.line),
      shortName: cardText(shortName),
      nameRest: cardText(nameRest),
    }
    const name = entityTag([DESIGN, inputs]).replaceAll('"', '')
    return {
      ...inputs,
      pages: pages.map((path) => prefixOf(language) + path),
      path: `${CARD_FOLDER}${name}.jpg`,
    }
  }
  const page = (path: string, title: string) => card({ title, line: '', seed: path, image: '' }, path)

  return [
    ...blogs.map(({ id, title, image, createdAt }) => {
      const day = formatInstant(createdAt, language)
      return card({ title, line: i18n._(msg`Blog, ${day}`), seed: id, image }, paths.blogDetails.to(id))
    }),
    ...events.map(({ id, title, image, date, location, ...hours }) => {
      const time = formatClock(hours.time, language)
      const end = hours.end_time && formatClock(hours.end_time, language)
      const line = end ? i18n._(msg`${time} to ${end}, ${location}`) : i18n._(msg`${time}, ${location}`)
      const day = formatDayBlock(date, language, 'long')
      return card({ title, line, seed: id, image, day }, paths.eventDetails.to(id))
    }),
    ...content.causes.causes.map(({ id, title, image }, n) => {
      const pages = [paths.cause.to(id), ...(n === 0 ? [paths.cause.base] : [])]
      return card({ title, line: i18n._(TITLES[paths.causes]!), seed: id, image }, ...pages)
    }),
    page(paths.home, content.home.title),
    ...(site.pages ?? [])
      .filter(isTranslated)
      .map(({ name, title }) => page(paths.officePage.to(name), title)),
    ...Object.entries(TITLES).map(([path, title]) => page(path, i18n._(title))),
  ].filter(({ title, shortName: name }) => title !== '' && name !== '')
}
