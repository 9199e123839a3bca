import { deleteProfile } from './accounts/handlers/delete-profile.ts'
import { getDocument } from './accounts/handlers/get-document.ts'
import { getProfile } from './accounts/handlers/get-profile.ts'
import { login } from './accounts/handlers/login.ts'
import { passwordReset } from './accounts/handlers/password-reset.ts'
import { register } from './accounts/handlers/register.ts'
import { resubmit } from './accounts/handlers/resubmit.ts'
import { tokenRefresh } from './accounts/handlers/token-refresh.ts'
import { updateProfile } from './accounts/handlers/update-profile.ts'
import { type Route, serve } from './http/routes.ts'
import { texts } from './http/texts.ts'
import { approve } from './members/handlers/approve.ts'
import { deleteUser } from './members/handlers/delete-user.ts'
import { getUser } from './members/handlers/get-user.ts'
import { listUsers } from './members/handlers/list-users.ts'
import { reject } from './members/handlers/reject.ts'
import { createPost } from './posts/handlers/create-post.ts'
import { deletePost } from './posts/handlers/delete-post.ts'
import { getPost } from './posts/handlers/get-post.ts'
import { listPosts } from './posts/handlers/list-posts.ts'
import { updatePost } from './posts/handlers/update-post.ts'
import { BLOGS, EVENTS } from './posts/kinds.ts'

/** Every route of the REST API, below /api/auth. */
export const routes: Route[] = [
  { path: '/register', post: register, errors: { key: 'error', fields: true, failed: texts.register.error } },
  { path: '/login', post: login, errors: { key: 'error', fields: false, failed: texts.login.error } },
  { path: '/token/refresh', post: tokenRefresh },
  { path: '/password/reset', post: passwordReset },
  { path: '/profile', get: getProfile, patch: updateProfile, delete: deleteProfile },
  { path: '/profile/resubmit', post: resubmit },
  { path: '/blogs', get: listPosts(BLOGS), post: createPost(BLOGS) },
  { path: '/blogs/:id', get: getPost(BLOGS), patch: updatePost(BLOGS), delete: deletePost(BLOGS) },
  { path: '/events', get: listPosts(EVENTS), post: createPost(EVENTS) },
  { path: '/events/:id', get: getPost(EVENTS), patch: updatePost(EVENTS), delete: deletePost(EVENTS) },
  { path: '/users', get: listUsers },
  { path: '/users/:id', get: getUser },
  { path: '/users/:id/approve', post: approve },
  { path: '/users/:id/reject', post: reject },
  { path: '/users/:id/delete', delete: deleteUser },
  { path: '/users/:id/documents/:name', get: getDocument },
]

export const app = serve('/api/auth', routes)
