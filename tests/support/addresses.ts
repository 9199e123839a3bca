import { callables as rows } from 'domain/api/callables.ts'
import { contract } from 'domain/api/contract.ts'
import { addressOf, type Endpoint, type QueryOf } from 'domain/api/endpoint.ts'
import type { InboxList, SearchedList } from 'domain/inbox.ts'
import type { DocumentName } from 'domain/documents.ts'
import type { TermName } from 'domain/limits.ts'
import type { PostListName } from 'domain/office/managed-posts.ts'

/** Addresses of the REST API by name, for tests with requests that the contract does not allow. */
export const api = {
  register: addressOf(contract.register),
  login: addressOf(contract.login),
  tokenRefresh: addressOf(contract.refreshToken),
  passwordReset: addressOf(contract.resetPassword),
  resubmit: addressOf(contract.resubmit),
  appeal: addressOf(contract.sendAppeal),
  profile: addressOf(contract.getProfile),
  profilePicture: addressOf(contract.removeProfilePicture),
  language: addressOf(contract.changeLanguage),
  ownData: addressOf(contract.exportOwnData),
  password: addressOf(contract.changePassword),
  passwordChoice: addressOf(contract.choosePassword),
  passwordCheck: addressOf(contract.checkPassword),
  enterCode: addressOf(contract.enterCode),
  secondFactor: addressOf(contract.addSecondFactor),
  confirmSecondFactor: addressOf(contract.confirmSecondFactor),
  removeSecondFactor: addressOf(contract.removeSecondFactor),
  resetSecondFactor: (id: string) => addressOf(contract.resetSecondFactor, { id }),
  email: addressOf(contract.changeEmail),
  emailLinks: addressOf(contract.mailEmailLinks),
  emailLink: (query: QueryOf<typeof contract.getEmailLink> = {}) =>
    addressOf(contract.getEmailLink, {}, query),
  firstAdmin: (query: QueryOf<typeof contract.getFirstAdminLink> = {}) =>
    addressOf(contract.getFirstAdminLink, {}, query),
  blogs: addressOf(contract.listBlogs),
  blog: (id: string) => addressOf(contract.getBlog, { id }),
  events: addressOf(contract.listEvents),
  event: (id: string) => addressOf(contract.getEvent, { id }),
  pages: addressOf(contract.listPages),
  page: (id: string) => addressOf(contract.getPage, { id }),
  movePage: (id: string) => addressOf(contract.movePage, { id }),
  contact: addressOf(contract.sendMessage),
  eventContact: (id: string) => addressOf(contract.askAboutEvent, { id }),
  volunteers: addressOf(contract.offerHelp),
  donations: addressOf(contract.donate),
  comments: addressOf(contract.sendComment),
  today: addressOf(contract.getToday),
  overview: addressOf(contract.getOverview),
  dataKept: addressOf(contract.getDataKept),
  dueCount: (name: TermName) => addressOf(contract.countDue, { name }),
  audit: addressOf(contract.listAudit),
  mails: addressOf(contract.listMails),
  sendMailAgain: (id: string) => addressOf(contract.sendMailAgain, { id }),
  testMail: addressOf(contract.sendTestMail),
  approveComment: (id: string) => addressOf(contract.approveComment, { id }),
  comment: (id: string) => addressOf(contract.deleteComment, { id }),
  message: (id: string) => addressOf(contract.deleteMessage, { id }),
  offer: (id: string) => addressOf(contract.deleteOffer, { id }),
  donation: (id: string) => addressOf(contract.deleteDonation, { id }),
  waiting: addressOf(contract.countWaiting),
  handleMessage: (id: string) => addressOf(contract.handleMessage, { id }),
  reply: (id: string) => addressOf(contract.sendReply, { id }),
  replyAgain: (id: string) => addressOf(contract.sendReplyAgain, { id }),
  savedReplies: addressOf(contract.changeSavedReplies),
  handleOffer: (id: string) => addressOf(contract.handleOffer, { id }),
  receiveDonation: (id: string) => addressOf(contract.receiveDonation, { id }),
  exportForms: (name: InboxList, query: QueryOf<typeof contract.exportForms> = {}) =>
    addressOf(contract.exportForms, { name }, query),
  searchForms: (name: SearchedList, query: QueryOf<typeof contract.searchForms> = {}) =>
    addressOf(contract.searchForms, { name }, query),
  suspects: (query: QueryOf<typeof contract.listSuspects> = {}) =>
    addressOf(contract.listSuspects, {}, query),
  acceptSuspect: (id: string) => addressOf(contract.acceptSuspect, { id }),
  cv: (id: string) => addressOf(contract.getCv, { id }),
  sitePictures: (id: string) => addressOf(contract.addSitePicture, { id }),
  sitePart: (id: string) => addressOf(contract.changeSitePart, { id }),
  files: addressOf(contract.listFiles),
  file: (id: string) => addressOf(contract.changeFile, { id }),
  fileDownload: (id: string) => addressOf(contract.downloadFile, { id }),
  fileLinks: (id: string) => addressOf(contract.listFileLinks, { id }),
  upload: (id: string) => addressOf(contract.readUpload, { id }),
  piece: (id: string, n: number) => addressOf(contract.addPiece, { id, name: String(n) }),
  versions: (name: PostListName, id: string) => addressOf(contract.listPostVersions, { name, id }),
  version: (name: PostListName, id: string, kept: string) =>
    addressOf(contract.getPostVersion, { name, id, kept }),
  managed: (
    name: (typeof contract.findManagedPosts.names)[number],
    query: QueryOf<typeof contract.findManagedPosts> = {},
  ) => addressOf(contract.findManagedPosts, { name }, query),
  publishing: addressOf(contract.publishAgain),
  publishEverything: addressOf(contract.publishEverything),
  pausePublishing: addressOf(contract.pausePublishing),
  resumePublishing: addressOf(contract.resumePublishing),
  users: addressOf(contract.listUsers),
  user: (id: string) => addressOf(contract.getUser, { id }),
  duplicates: (id: string) => addressOf(contract.findDuplicates, { id }),
  reconsiderDuplicate: (id: string, other: string) => addressOf(contract.reconsiderDuplicate, { id, other }),
  dismissDuplicate: (id: string, other: string) => addressOf(contract.dismissDuplicate, { id, other }),
  userHistory: (id: string) => addressOf(contract.getUserHistory, { id }),
  approveUser: (id: string) => addressOf(contract.approveUser, { id }),
  rejectUser: (id: string) => addressOf(contract.rejectUser, { id }),
  changeRole: (id: string) => addressOf(contract.changeRole, { id }),
  suspendUser: (id: string) => addressOf(contract.suspendUser, { id }),
  reinstateUser: (id: string) => addressOf(contract.reinstateUser, { id }),
  undoDecision: (id: string) => addressOf(contract.undoDecision, { id }),
  exportUsers: addressOf(contract.exportUsers),
  deleteUser: (id: string) => addressOf(contract.deleteUser, { id }),
  userDocument: (id: string, name: DocumentName) => addressOf(contract.getDocument, { id, name }),
} as const

export const callables = {
  approveUser: rows.approveUser.address,
  rejectUser: rows.rejectUser.address,
} as const

/** Every call of the contract by its name in the tests' tables, such as `POST /users/:id/approve`. */
export const calls = Object.values<Endpoint>(contract).map((endpoint) => {
  const path = endpoint.path.slice('/api/auth'.length, -1)
  return { name: `${endpoint.method} ${path}`, path, endpoint }
})
