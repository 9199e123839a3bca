import { deleteProfile, deleteUser } from './accounts/delete-account.ts'
import { getDocument } from './accounts/get-document.ts'
import { login } from './accounts/login.ts'
import { passwordReset } from './accounts/password-reset.ts'
import { changeProfile, getProfile } from './accounts/profile.ts'
import { register } from './accounts/register.ts'
import { resubmit } from './accounts/resubmit.ts'
import { tokenRefresh } from './accounts/token-refresh.ts'
import { type Route, serve } from './http/routes.ts'
import { texts } from './http/texts.ts'
import { approve } from './members/approve.ts'
import { getUser } from './members/get-user.ts'
import { listUsers } from './members/list-users.ts'
import { reject } from './members/reject.ts'
import { createPost } from './posts/create-post.ts'
import { deletePost } from './posts/delete-post.ts'
import { getPost } from './posts/get-post.ts'
import { BLOGS, EVENTS } from './posts/kinds.ts'
import { listPosts } from './posts/list-posts.ts'
import { updatePost } from './posts/update-post.ts'

/** Every route of the REST API, below /api/auth. */
export const routes: Route[] = [
  { path: '/register', post: register, errors: { key: 'error', fields: true, failed: texts.register.error } },
  { path: '/login', post: login, errors: { key: 'error', fields: false, failed: texts.login.error } },
  { path: '/token/refresh', post: tokenRefresh },
  { path: '/password/reset', post: passwordReset },
  { path: '/profile', get: getProfile, patch: changeProfile, delete: deleteProfile },
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
