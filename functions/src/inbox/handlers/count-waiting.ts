import type { countWaiting as endpoint } from 'domain/api/comments.ts'
import type { Handler } from '../../http/handler.ts'
import { countWaiting as count } from '../count-waiting.ts'

export const countWaiting: Handler<typeof endpoint> = ({ actor }) => count(actor)
