import type { Content, ContentPart } from 'domain/content/content.ts'
import { PreviewFrame } from '#features/site/preview-frame.tsx'
import { SiteView } from '#features/site/site-view.tsx'
import { ContentProvider } from '#lib/page-data/content.tsx'
import type { View } from '../view.ts'
import { PIECES } from './pieces.tsx'
import { WhileWhole } from './while-whole.tsx'

/** The true piece of the page, with what stands in the forms. */
function Preview({ part, content }: { part: ContentPart; content: Content }) {
  const Piece = PIECES[part]
  if (!Piece) return null
  return (
    <PreviewFrame>
      <ContentProvider value={content}>
        <WhileWhole key={part} content={content[part]}>
          <Piece />
        </WhileWhole>
      </ContentProvider>
    </PreviewFrame>
  )
}

/** The office's site with pieces of its public pages, which no feature could show by itself. */
export const OfficeSite: View['component'] = ({ session }) => <SiteView session={session} preview={Preview} />
