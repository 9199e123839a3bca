import type { PlannedFile, SiteData } from 'domain/site.ts'
import { directionOf, prefixOf } from 'domain/texts/languages.ts'
import { paths } from '#lib/paths.ts'
import { textFile } from './text-file.ts'

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

/** Plans the web manifest, by which phones put the site beside their apps. */
export const webManifestFile = ({ content: { organisation }, language }: SiteData): PlannedFile =>
  textFile(
    prefixOf(language) + paths.manifest,
    JSON.stringify({
      name: organisation.name,
      short_name: organisation.shortName,
      description: organisation.about,
      lang: language,
      dir: directionOf(language),
      start_url: prefixOf(language) + paths.home,
      scope: '/',
      display: 'minimal-ui',
      background_color: '#fbf7ee',
      theme_color: '#14182b',
      icons: [icon(192), icon(512)],
    }),
  )
