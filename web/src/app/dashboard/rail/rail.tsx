import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { LanguageSwitch } from '#components/account/language-switch.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { logOut } from '#features/session/log-out.ts'
import { languageOf } from '#lib/language-of.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { entryOf, type View } from './view.ts'
import { SEARCH_KEY } from './use-search.tsx'
import { groupViews, RailGroup, railEntry } from './rail-group.tsx'
import { type SignedInUser, SignedInAs } from './signed-in-as.tsx'
import { media } from '#styles/media.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

/** Windows in which all entries and the search have no room below each other. */
const withoutSearchLine = '@media (max-height: 879px) and (min-width: 992px)'

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: var(--s4) var(--s4) 0;

  ${media.lowDesktop} {
    padding-block-start: var(--s2);
  }
`

const Home = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--s3);
  max-inline-size: 190px;
  padding: var(--s2);
  margin-block-end: var(--s2);
  color: inherit;
  text-decoration: none;
  font: 700 1.125rem/1.05 var(--display);
  word-spacing: -0.06em;

  &:hover {
    color: inherit;
  }
  ${withoutSearchLine} {
    max-inline-size: 172px;
  }
  ${media.lowDesktop} {
    padding-block: 4px;
    margin-block-end: 4px;
  }
`

const Mark = styled(FixedArt)`
  flex: none;
  inline-size: 52px;
  aspect-ratio: 1;
  padding: 4px;

  ${media.lowDesktop} {
    inline-size: 44px;
  }
`

/* scrolls if even a low window is too small; the padding keeps focus rings visible */
const Entries = styled.div`
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding-inline: 4px;
  margin-inline: -4px;
  overflow-y: auto;
`

const Search = styled.button`
  ${railEntry}
  flex: none;
  margin-block-end: var(--s3);
  border: 1px solid var(--line-dark);

  > kbd {
    margin-inline-start: auto;
    padding: 1px 6px;
    border: 1px solid var(--line-dark);
    border-radius: var(--radius);
    font: 600 var(--t-xs) / 1.4 var(--text);
  }
  /* beside the name of the chamber */
  ${withoutSearchLine} {
    position: absolute;
    inset-block-start: var(--s3);
    inset-inline-end: var(--s3);
    inline-size: 46px;

    > span {
      ${visuallyHidden}
    }
    > kbd {
      display: none;
    }
  }
`

const LastLine = styled.div`
  flex: none;
  display: flex;
  margin-block: auto 2px;
`

const Logout = styled.button`
  ${railEntry}
`

const OtherLanguage = styled.button`
  ${railEntry}
  inline-size: auto;
`

const Foot = styled.div`
  flex: none;
  block-size: 44px;
  margin-inline: calc(-1 * var(--s4));
  background: var(--border-patti) 50% 50% repeat-x;

  ${media.lowDesktop} {
    display: none;
  }
`

export interface RailProps {
  views: readonly View[]
  /** Undefined if the URL names none. */
  view: View | undefined
  signedIn: SignedInUser
  /** Called when an entry is chosen. */
  onChoose: () => void
  /** Shows a button that opens the search. */
  onSearch?: (() => void) | undefined
}

/** Shows the navigation of the dashboard. */
export function Rail({ views, view, signedIn, onChoose, onSearch }: RailProps) {
  const { t } = useLingui()
  const { shortName } = useOrganisation()
  return (
    <Column aria-label={t`Dashboard`}>
      <Home to={paths.home}>
        <Mark art="mark" />
        {/* with lines as tall as Urdu's, an English name would push Logout out of the window */}
        <span lang={languageOf(shortName)}>{shortName}</span>
      </Home>
      {onSearch && (
        <Search type="button" aria-haspopup="dialog" onClick={onSearch}>
          <WorkIcon name="search" />
          <span>
            <Trans>Search</Trans>
          </span>
          <kbd aria-hidden="true">{SEARCH_KEY}</kbd>
        </Search>
      )}
      <Entries>
        {groupViews(views.filter((one) => !one.isOwn && entryOf(views, one) === one)).map((part) => (
          <RailGroup
            key={part.group ?? ''}
            {...part}
            current={view && entryOf(views, view)}
            onChoose={onChoose}
          />
        ))}
        <LastLine>
          <Logout type="button" onClick={() => void logOut()}>
            <WorkIcon name="logout" />
            <Trans>Logout</Trans>
          </Logout>
          <LanguageSwitch as={OtherLanguage} />
        </LastLine>
      </Entries>
      <SignedInAs
        {...signedIn}
        own={views.find(({ isOwn }) => isOwn)}
        isCurrent={view?.isOwn === true}
        onChoose={onChoose}
      />
      <Foot aria-hidden="true" />
    </Column>
  )
}
