import type { exportOwnData as endpoint } from 'domain/api/accounts.ts'
import { today } from 'domain/dates.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { sendZip } from '../../http/answers/zip.ts'
import { openOwnData } from '../own-data/open-own-data.ts'

export const exportOwnData: Handler<typeof endpoint> = async ({
  actor: { uid, user },
  request,
  response,
}) => {
  const entries = await openOwnData(uid)
  await sendZip(request, response, { name: `${user?.username ?? uid}-${today()}`, entries })
  return ANSWERED
}
