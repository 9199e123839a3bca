import styled from 'styled-components'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { PersonPicture, type Pictured } from '#components/dashboard/person-picture.tsx'
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
    font-size: 1rem;
  }
  div > span {
    display: block;
    font-size: var(--t-s);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  div > span > bdi {
    display: block;
  }
`

interface PersonProps {
  user: Pictured & { email: string; name_ur?: string }
  /** Id of the name, for controls that refer to it. */
  id: string
}

/** Shows picture, name and e-mail. */
export const Person = ({ user, id }: PersonProps) => (
  <Row>
    <PersonPicture user={user} />
    <div>
      <b id={id}>
        <PersonName user={user} />
      </b>
      <span>
        <EmailText email={user.email} />
      </span>
    </div>
  </Row>
)
