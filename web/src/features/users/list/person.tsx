import styled from 'styled-components'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
import { oneLine } from '#styles/clamped.ts'
import { PersonName } from '../person-name.tsx'

const Row = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-inline-size: 0;

  > div {
    min-inline-size: 0;
    line-height: 1.3;
  }
  b {
    display: block;
  }
  div > span {
    display: block;
    font-size: var(--t-s);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

/* in a column, the address is cut and never broken */
const CutRow = styled(Row)`
  b {
    font-size: 1rem;
  }
  div > span {
    ${oneLine}
  }
`

interface PersonProps {
  user: Pictured & { email: string; name_ur?: string }
  /** Id of the name, for controls that refer to it. */
  id: string
  /** Whether a long address is cut instead of taking two lines. */
  isCut?: boolean
}

/** Shows picture, name and e-mail. */
export function Person({ user, id, isCut = false }: PersonProps) {
  const Box = isCut ? CutRow : Row
  return (
    <Box>
      <PersonPicture user={user} />
      <div>
        <b id={id}>
          <PersonName user={user} />
        </b>
        <span {...(isCut && { title: user.email })}>
          {isCut ? <bdi dir="ltr">{user.email}</bdi> : <EmailText email={user.email} />}
        </span>
      </div>
    </Box>
  )
}
