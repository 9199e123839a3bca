import type { getOverview as endpoint } from 'domain/api/office.ts'
import type { Handler } from '../../http/handler.ts'
import { readOverview } from '../read-overview.ts'

export const getOverview: Handler<typeof endpoint> = ({ actor }) => readOverview(new Date(), actor)
