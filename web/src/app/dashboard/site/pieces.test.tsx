import type { MessageDescriptor, MessageOptions } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { samples } from 'domain/content/samples.ts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AREAS, loadTexts, makeI18n } from '#lib/format/i18n.ts'
import { ContentProvider } from '#lib/page-data/content.tsx'
import { SiteFilesProvider, SiteFiles } from '#lib/page-data/site-files.ts'
import { PIECE_AREAS, PIECES } from './pieces.tsx'

const files = import.meta.glob<string>('../../../locales/ur/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = ['public', ...PIECE_AREAS.flatMap((area) => AREAS[area])]
const catalogues = names.map((name) => files[`../../../locales/ur/${name}.po`])
const isKnown = (text: string) => catalogues.some((po) => po?.includes(`msgid ${JSON.stringify(text)}`))

// texts that pages share with the server
await Promise.all(PIECE_AREAS.map((area) => loadTexts(makeI18n('ur'), area)))

/** Returns the texts that a piece asks for, in English. */
function textsOf(Piece: ComponentType): string[] {
  const i18n = makeI18n('ur')
  const asked = [vi.spyOn(i18n, '_'), vi.spyOn(i18n, 't')]
  renderToString(
    <I18nProvider i18n={i18n}>
      <ContentProvider value={samples}>
        <SiteFilesProvider value={new SiteFiles('/dashboard', { content: samples })}>
          <StaticRouter location="/dashboard">
            <Piece />
          </StaticRouter>
        </SiteFilesProvider>
      </ContentProvider>
    </I18nProvider>,
  )
  const calls = asked.flatMap(({ mock }) => mock.calls) as [
    id: MessageDescriptor | string,
    values?: object,
    options?: MessageOptions,
  ][]
  return calls.flatMap(([id, , options]) => (typeof id === 'object' ? id.message : options?.message) ?? [])
}

test.each(Object.entries(PIECES))(
  'the preview of %s has all of its texts in another language than the dashboard',
  (_part, Piece) => expect(textsOf(Piece).filter((text) => !isKnown(text))).toEqual([]),
)

test('a preview asks for texts', () => {
  expect(textsOf(PIECES.organisation!)).toContain('Payment reference')
})
