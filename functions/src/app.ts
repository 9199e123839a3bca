import { type Contract, contract } from 'domain/api/contract.ts'
import {
  changeEmail,
  confirmEmailLink,
  getEmailLink,
  keepEmail,
  mailEmailLinks,
} from './accounts/handlers/change-email.ts'
import { exportOwnData } from './accounts/handlers/export-own-data.ts'
import { changeProfile } from './accounts/handlers/change-profile.ts'
import { deleteProfile } from './accounts/handlers/delete-profile.ts'
import { getDocument } from './accounts/handlers/get-document.ts'
import { getProfile } from './accounts/handlers/get-profile.ts'
import { changePassword, choosePassword } from './accounts/handlers/change-password.ts'
import { login } from './accounts/handlers/login.ts'
import { refreshToken } from './accounts/handlers/refresh-token.ts'
import { countRegistration, register } from './accounts/handlers/register.ts'
import { resetPassword } from './accounts/handlers/reset-password.ts'
import { removePhotograph } from './accounts/handlers/remove-photograph.ts'
import { sendAppeal } from './accounts/handlers/send-appeal.ts'
import { countCorrection, resubmit } from './accounts/handlers/resubmit.ts'
import { countWaiting } from './inbox/handlers/count-waiting.ts'
import { searchForms } from './inbox/handlers/search-forms.ts'
import { exportForms } from './inbox/handlers/export-forms.ts'
import {
  handleMessage,
  handleOffer,
  receiveDonation,
  reopenDonation,
  reopenMessage,
  reopenOffer,
} from './inbox/handlers/mark.ts'
import { approveComment } from './comments/handlers/approve-comment.ts'
import { deleteComment } from './comments/handlers/delete-comment.ts'
import { getComment } from './comments/handlers/get-comment.ts'
import { listComments } from './comments/handlers/list-comments.ts'
import { listAudit } from './overview/handlers/list-audit.ts'
import { askAboutEvent } from './forms/handlers/ask-about-event.ts'
import { deleteOffer } from './forms/handlers/delete-offer.ts'
import { getCv } from './forms/handlers/get-cv.ts'
import { donate } from './forms/handlers/donate.ts'
import { offerHelp } from './forms/handlers/offer-help.ts'
import { sendComment } from './forms/handlers/send-comment.ts'
import { sendMessage } from './forms/handlers/send-message.ts'
import { countBy } from './http/rates/rate-limit.ts'
import { RATES } from './http/rates/rates.ts'
import { type Handlers, serve } from './http/serve.ts'
import { listMails } from './mail/handlers/list-mails.ts'
import { sendMailAgain } from './mail/handlers/send-mail-again.ts'
import { approveUser } from './members/handlers/approve-user.ts'
import { deleteUser } from './members/handlers/delete-user.ts'
import { exportUsers } from './members/handlers/export-users.ts'
import { getUser } from './members/handlers/get-user.ts'
import { getUserHistory } from './members/handlers/get-user-history.ts'
import { listUsers } from './members/handlers/list-users.ts'
import { rejectUser } from './members/handlers/reject-user.ts'
import { getOverview } from './overview/handlers/get-overview.ts'
import { undoDecision } from './members/handlers/undo-decision.ts'
import { changePost } from './posts/handlers/change-post.ts'
import { createPost } from './posts/handlers/create-post.ts'
import { deletePost } from './posts/handlers/delete-post.ts'
import { findManagedPosts } from './posts/handlers/find-managed-posts.ts'
import { getPost } from './posts/handlers/get-post.ts'
import { listPosts } from './posts/handlers/list-posts.ts'
import { BLOGS, EVENTS } from './posts/kinds.ts'
import { addSitePicture } from './site/handlers/add-site-picture.ts'
import { changeSitePart } from './site/handlers/change-site-part.ts'
import { publishAgain, publishEverything } from './site/handlers/publish.ts'

const countWriting = countBy(RATES.write)

/** Who answers each call of the contract. */
const handlers: Handlers<Contract> = {
  register: { before: countRegistration, handle: register },
  login: { before: countBy(RATES.loginOfAddress), handle: login },
  refreshToken: { before: countBy(RATES.refresh), handle: refreshToken },
  resetPassword: { before: countBy(RATES.passwordResetOfAddress), handle: resetPassword },
  getProfile,
  changeProfile: { before: countWriting, handle: changeProfile },
  deleteProfile,
  exportOwnData: { before: countBy(RATES.ownData), handle: exportOwnData },
  removePhotograph,
  changePassword,
  choosePassword: { before: countBy(RATES.passwordChoice), handle: choosePassword },
  changeEmail,
  keepEmail,
  mailEmailLinks,
  getEmailLink,
  confirmEmailLink: { before: countBy(RATES.emailLink), handle: confirmEmailLink },
  sendAppeal,
  resubmit: { before: countCorrection, handle: resubmit },
  listBlogs: listPosts(BLOGS),
  createBlog: { before: countWriting, handle: createPost(BLOGS) },
  getBlog: getPost(BLOGS),
  changeBlog: { before: countWriting, handle: changePost(BLOGS) },
  deleteBlog: deletePost(BLOGS),
  findManagedPosts,
  listEvents: listPosts(EVENTS),
  createEvent: { before: countWriting, handle: createPost(EVENTS) },
  getEvent: getPost(EVENTS),
  changeEvent: { before: countWriting, handle: changePost(EVENTS) },
  deleteEvent: deletePost(EVENTS),
  sendMessage: { before: countBy(RATES.message), handle: sendMessage },
  askAboutEvent: { before: countBy(RATES.question), handle: askAboutEvent },
  offerHelp: { before: countBy(RATES.offer), handle: offerHelp },
  donate: { before: countBy(RATES.donation), handle: donate },
  sendComment: { before: countBy(RATES.comment), handle: sendComment },
  countWaiting,
  handleMessage,
  reopenMessage,
  handleOffer,
  reopenOffer,
  receiveDonation,
  reopenDonation,
  exportForms: { before: countBy(RATES.export), handle: exportForms },
  searchForms: { before: countBy(RATES.search), handle: searchForms },
  listComments,
  getComment,
  approveComment,
  deleteComment,
  getCv,
  deleteOffer,
  addSitePicture: { before: countWriting, handle: addSitePicture },
  changeSitePart: { before: countWriting, handle: changeSitePart },
  publishAgain: { before: countBy(RATES.publish), handle: publishAgain },
  publishEverything: { before: countBy(RATES.publish), handle: publishEverything },
  getOverview,
  listAudit,
  listMails,
  sendMailAgain,
  listUsers,
  exportUsers: { before: countBy(RATES.export), handle: exportUsers },
  getUser,
  getUserHistory,
  approveUser,
  rejectUser,
  undoDecision,
  deleteUser,
  getDocument,
}

export const app = serve(contract, handlers)
