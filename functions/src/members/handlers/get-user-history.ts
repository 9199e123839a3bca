import type { getUserHistory as endpoint } from 'domain/api/users.ts'
import type { Handler } from '../../http/handler.ts'
import { tellHistory } from '../tell-history.ts'

export const getUserHistory: Handler<typeof endpoint> = ({ actor, path }) => tellHistory(path.id, actor.uid)
