import { login } from './accounts/login.ts'
import { getProfile } from './accounts/profile.ts'
import { register } from './accounts/register.ts'
import { tokenRefresh } from './accounts/token-refresh.ts'
import { type Route, serve } from './http/routes.ts'
import { texts } from './http/texts.ts'
import { approve } from './members/approve.ts'
import { listUsers } from './members/list-users.ts'
import { reject } from './members/reject.ts'
import { createPost } from './posts/create-post.ts'
import { BLOGS, EVENTS } from './posts/kinds.ts'
import { listPosts } from './posts/list-posts.ts'

/** Every route of the REST API, below /api/auth. */
export const routes: Route[] = [
  { path: '/register', post: register, errors: { key: 'error', fields: true, failed: texts.register.error } },
  { path: '/login', post: login, errors: { key: 'error', fields: false, failed: texts.login.error } },
  { path: '/token/refresh', post: tokenRefresh },
  { path: '/profile', get: getProfile },
  { path: '/blogs', get: listPosts(BLOGS), post: createPost(BLOGS) },
  { path: '/events', get: listPosts(EVENTS), post: createPost(EVENTS) },
  { path: '/users', get: listUsers },
  { path: '/users/:id/approve', post: approve },
  { path: '/users/:id/reject', post: reject },
]

export const app = serve('/api/auth', routes)
