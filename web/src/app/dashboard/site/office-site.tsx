import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { PreviewFrame } from '#features/site/preview/preview-frame.tsx'
import type { Values } from '#features/site/values.ts'
import { type PreviewProps, SiteView } from '#features/site/view/site-view.tsx'
import { InLanguage } from '#lib/in-language.tsx'
import { ContentProvider } from '#lib/page-data/content.tsx'
import type { View } from '../rail/view.ts'
import { PIECE_AREAS, PIECES } from './pieces.tsx'
import { SiteTabs } from './site-tabs.tsx'

interface PreviewBoundaryProps {
  /** The current text; a change renders the preview again. */
  content: unknown
  children: ReactNode
}

interface PreviewBoundaryState {
  content: unknown
  hasFailed: boolean
}

/** Shows a text if the preview fails, as it may with unfinished text. */
class PreviewBoundary extends Component<PreviewBoundaryProps, PreviewBoundaryState> {
  override state: PreviewBoundaryState = { content: undefined, hasFailed: false }

  static getDerivedStateFromProps({ content }: PreviewBoundaryProps, state: PreviewBoundaryState) {
    return state.content === content ? null : { content, hasFailed: false }
  }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <p>
        <Trans>The preview appears when all fields are filled in.</Trans>
      </p>
    )
  }
}

/** Previews a part of the website with the text in the forms. */
function Preview({ part, content, language, ...rest }: PreviewProps) {
  const Piece = PIECES[part]
  if (!Piece) return null
  return (
    <PreviewFrame {...{ part, language }} content={content[part] as unknown as Values} {...rest}>
      <InLanguage language={language} areas={PIECE_AREAS}>
        <ContentProvider value={content}>
          <PreviewBoundary key={part} content={content[part]}>
            <Piece />
          </PreviewBoundary>
        </ContentProvider>
      </InLanguage>
    </PreviewFrame>
  )
}

/** Shows the forms of the website text, with previews that no feature could build alone. */
export const OfficeSite: View['component'] = ({ session }) => (
  <SiteView session={session} preview={Preview} tabs={<SiteTabs session={session} current="site" />} />
)
