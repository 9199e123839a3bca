import type { UserListItem } from 'domain/user.ts'
import styled from 'styled-components'
import { Avatar } from '../../components/avatar.tsx'

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

interface PersonProps {
  user: Pick<UserListItem, 'username' | 'full_name' | 'email'>
  /** Of her name, for controls that are about her. */
  id: string
}

/** A person in a list: figure, name, e-mail. */
export const Person = ({ user, id }: PersonProps) => (
  <Row>
    <Avatar username={user.username} name={user.full_name} />
    <div>
      <b id={id}>{user.full_name}</b>
      <span>{user.email}</span>
    </div>
  </Row>
)
