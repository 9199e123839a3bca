import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Avatar } from '#components/needlework/avatar.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { usePrivatePicture } from '#lib/firebase/use-private-picture.ts'
import { media } from '#styles/media.ts'
import { Changed } from './compared-value.tsx'
import { FullScreenPicture } from '../pictures/full-screen-picture.tsx'
import { INITIAL_VIEW, changeView } from '../pictures/picture-view.ts'

const Column = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;

  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Box = styled.div<{ $isNight?: boolean }>`
  display: grid;
  place-items: center;
  block-size: 122px;
  overflow: hidden;
  background: var(${({ $isNight }) => ($isNight ? '--raat' : '--surface-sunk')});
  border: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--t-s);

  > button {
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  > button:focus-visible {
    outline-offset: -3px;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  ${media.fromDesktop} {
    dialog:has(form) & {
      block-size: 81px;
    }
  }
  ${media.lowDesktop} {
    block-size: 94px;
    dialog:has(form) & {
      block-size: 64px;
    }
  }
`

const Caption = styled.figcaption`
  min-block-size: 32px;
  padding-block-start: 2px;
  font-size: var(--t-s);
  font-weight: 600;
  line-height: 1.3;
`

interface SmallProps {
  address: string
  of: string
  about: string
  isChanged: boolean
}

function Given({ address, of, about }: SmallProps) {
  const { t } = useLingui()
  const url = usePrivatePicture(address)
  const [isFullScreen, setIsFullScreen] = useState(false)
  const [view, setView] = useState(INITIAL_VIEW)
  if (url === undefined) return <Trans>Loading...</Trans>
  if (url === null) return <Trans>This picture could not be loaded.</Trans>
  return (
    <>
      <button type="button" aria-label={t`${of}: full screen`} onClick={() => setIsFullScreen(true)}>
        <img src={url} alt="" />
      </button>
      {isFullScreen && (
        <FullScreenPicture
          title={`${of} · ${about}`}
          {...{ of, url, view }}
          onChange={(change) => setView(changeView(view, change))}
          onClose={() => setIsFullScreen(false)}
        />
      )}
    </>
  )
}

interface OptionalDocumentsProps {
  user: WithId<UserDocument>
  about: string
  isChanged: (name: 'profile_image' | 'business_document') => boolean
}

/** Shows the profile picture and the business document. */
export function OptionalDocuments({ user, about, isChanged }: OptionalDocumentsProps) {
  const { t } = useLingui()
  const photo = { of: t`Profile image`, about, isChanged: isChanged('profile_image') }
  const paper = { of: t`Business document`, about, isChanged: isChanged('business_document') }
  return (
    <Column>
      <figure>
        <Box $isNight={!user.profile_image}>
          {user.profile_image ? (
            <Given key={user.profile_image} address={user.profile_image} {...photo} />
          ) : (
            <Avatar seed={toFigureSeed(user.id)} name={user.full_name} size="medium" />
          )}
        </Box>
        <Caption>
          {user.profile_image ? photo.of : t`Profile image: none`} {photo.isChanged && <Changed />}
        </Caption>
      </figure>
      <figure>
        <Box>
          {user.business_document ? (
            <Given key={user.business_document} address={user.business_document} {...paper} />
          ) : (
            <Trans>Not given</Trans>
          )}
        </Box>
        <Caption>
          {paper.of} {paper.isChanged && <Changed />}
        </Caption>
      </figure>
    </Column>
  )
}
