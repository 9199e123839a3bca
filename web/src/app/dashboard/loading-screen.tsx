import { Trans, useLingui } from '@lingui/react/macro'
import { type Language, LANGUAGES } from 'domain/texts/languages.ts'
import styled from 'styled-components'
import { Loading } from '#components/feedback/loading.tsx'
import { Note } from '#components/feedback/note.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { paths } from '#lib/paths.ts'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  min-block-size: 100dvh;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 60px 1fr;
  }
`

const Night = styled.div`
  ${onNight}
`

const Opening = styled.div`
  ${media.withoutScripts} {
    display: none;
  }
`

const Without = styled.div`
  display: grid;
  gap: var(--s5);
  max-inline-size: 760px;
  padding: var(--s6) clamp(16px, 3vw, 40px);

  > h1 {
    font-size: var(--t-h2);
  }
`

/** In every language: the file is the same for all, and the early script sets its language. */
const OPENING: Record<Language, string> = {
  en: 'Opening your dashboard...',
  ur: 'آپ کا ڈیش بورڈ کھل رہا ہے…',
}

const In = styled.span<{ lang: Language }>`
  :root:not(:lang(${({ lang }) => lang})) & {
    display: none;
  }
`

/** Shows the dashboard's frame while the session is loading. */
export function LoadingScreen() {
  const { t } = useLingui()
  return (
    <Frame>
      <PageHead title={t`Dashboard`} />
      <Night />
      <main>
        <noscript>
          <Without>
            <h1>
              <Trans>Dashboard</Trans>
            </h1>
            <Note>
              <Trans>
                The dashboard needs JavaScript, which is switched off in this browser. You can still read the
                public pages: <a href={paths.home}>Home</a>
              </Trans>
            </Note>
          </Without>
        </noscript>
        <Opening>
          <Loading
            text={LANGUAGES.map((language) => (
              <In key={language} lang={language}>
                {OPENING[language]}
              </In>
            ))}
          />
        </Opening>
      </main>
    </Frame>
  )
}
