/** Every address of the REST API, relative to the site's origin. Paths are the spec's, section 7. */
const base = '/api/auth'
const id = encodeURIComponent

export const DOCUMENT_NAMES = ['cnic_front', 'cnic_back', 'profile_image', 'business_document'] as const
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

export const api = {
  register: `${base}/register/`,
  login: `${base}/login/`,
  tokenRefresh: `${base}/token/refresh/`,
  passwordReset: `${base}/password/reset/`,
  resubmit: `${base}/profile/resubmit/`,
  profile: `${base}/profile/`,
  blogs: `${base}/blogs/`,
  blog: (blogId: string) => `${base}/blogs/${id(blogId)}/`,
  events: `${base}/events/`,
  event: (eventId: string) => `${base}/events/${id(eventId)}/`,
  users: `${base}/users/`,
  user: (uid: string) => `${base}/users/${id(uid)}/`,
  approveUser: (uid: string) => `${base}/users/${id(uid)}/approve/`,
  rejectUser: (uid: string) => `${base}/users/${id(uid)}/reject/`,
  deleteUser: (uid: string) => `${base}/users/${id(uid)}/delete/`,
  /** @param version of the file, which makes the address another when the picture is replaced */
  userDocument: (uid: string, name: DocumentName, version?: string) =>
    `${base}/users/${id(uid)}/documents/${name}/${version ? `?v=${version}` : ''}`,
} as const

/** Same-origin addresses of the callables, rewritten by Hosting. */
export const callables = {
  approveUser: '/callable/approveUser',
  rejectUser: '/callable/rejectUser',
} as const
