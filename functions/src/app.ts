import { contract } from 'domain/api/contract.ts'
import { applicationHandlers } from './accounts/handlers/application.ts'
import { emailChangeHandlers } from './accounts/handlers/email-change.ts'
import { firstAdminHandlers } from './accounts/handlers/first-admin.ts'
import { profileHandlers } from './accounts/handlers/profile.ts'
import { secondFactorHandlers } from './accounts/handlers/second-factor.ts'
import { signInHandlers } from './accounts/handlers/sign-in.ts'
import { commentHandlers } from './comments/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { formHandlers } from './forms/handlers.ts'
import { healthHandlers } from './health/handlers.ts'
import { type Handlers, serve } from './http/serve.ts'
import { inboxHandlers } from './inbox/handlers.ts'
import { mailHandlers } from './mail/handlers.ts'
import { memberHandlers } from './members/handlers.ts'
import { overviewHandlers } from './overview/handlers.ts'
import { postHandlers } from './posts/handlers.ts'
import { siteHandlers } from './site/handlers.ts'

/** One handler for every call of the contract; it does not compile if one is missing. */
const handlers: Handlers = {
  ...applicationHandlers,
  ...commentHandlers,
  ...emailChangeHandlers,
  ...fileHandlers,
  ...firstAdminHandlers,
  ...formHandlers,
  ...healthHandlers,
  ...inboxHandlers,
  ...mailHandlers,
  ...memberHandlers,
  ...overviewHandlers,
  ...postHandlers,
  ...profileHandlers,
  ...secondFactorHandlers,
  ...signInHandlers,
  ...siteHandlers,
}

/** The Express app of the REST API. */
export const app = serve(contract, handlers)
